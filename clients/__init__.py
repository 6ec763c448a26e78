"""Typed clients of the services, generated from their OpenAPI documents, and their generator."""
