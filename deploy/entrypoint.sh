#!/bin/sh
# Starts one process of the platform: `web` (the service named by SERVICE) or a Python module.
set -eu
if [ "$SERVICE" != solver ]; then
  python -m shared.migrations "$SERVICE"
fi
if [ "$SERVICE" = users ] && [ "${1:-web}" = web ]; then
  python -m services.users.first_start
fi
if [ "${1:-web}" = web ]; then
  exec gunicorn -c deploy/gunicorn.conf.py "services.$SERVICE.app:app"
fi
exec python -m "$1"
