#!/bin/sh
# Starts one process of the platform: `serve` (web or the service named by SERVICE) a Python module,
# or the operator's command.
set -eu
umask 077
# The first process of a container ignores what it has not asked for: a stop during the migrations, too.
trap 'exit 143' TERM
if [ "$SERVICE" = operator ]; then
  exec python -m deploy.entente "$@"
fi
if [ "$SERVICE" = web ]; then
  exec gunicorn -c deploy/gunicorn.conf.py web.app:app
fi
if [ "$SERVICE" != solver ]; then
  python -m shared.migrations "$SERVICE"
fi
if [ "$SERVICE" = users ] && [ "${1:-serve}" = serve ]; then
  python -m services.users.first_start
fi
if [ "${1:-serve}" = serve ]; then
  exec gunicorn -c deploy/gunicorn.conf.py "services.$SERVICE.app:app"
fi
exec python -m "$@"
