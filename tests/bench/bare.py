"""A bare Flask hello under the same gunicorn settings: what everything else is compared with."""

from flask import Flask, request

app = Flask(__name__)


@app.get("/")
def hello():
    return {"msg": "hello"}


@app.post("/")
def echo():
    """For endpoints that take a body: JSON read and written, and nothing done with it."""
    return request.get_json()
