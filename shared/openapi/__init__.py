"""From routes and their declarations to the OpenAPI document of a service."""
