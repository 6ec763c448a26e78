"""A bare Flask hello under the same gunicorn settings: what everything else is compared with."""

from flask import Flask

app = Flask(__name__)


@app.get("/")
def hello():
    return {"msg": "hello"}
