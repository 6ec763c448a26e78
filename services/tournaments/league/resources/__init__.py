"""The league over HTTP."""
