"""One file per noun: what a page asks of the services, what it hands to its template."""
