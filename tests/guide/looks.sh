#!/bin/bash
# Runs the steps one after the other in the empty Debian, and looks at what came of them.
# before_SECTION_n and after_SECTION_n stand around the n-th block of a section.
set -uo pipefail
CODE=$1
SITE=https://localhost
export SYSTEMD_OFFLINE=1 BUILDAH_ISOLATION=chroot BUILDAH_FORMAT=docker
VOLUMES=/var/lib/containers/storage/volumes

newest() { basename "$(ls -t "$VOLUMES"/*backups/_data/*.tar.gz "$CODE"/data/backups/*.tar.gz 2>/dev/null | head -1)"; }
seconds() { date +%s.%N; }
since() { awk -v from="$1" -v to="$(seconds)" 'BEGIN { printf "%.1f s", to - from }'; }
look() { # look WHAT COMMAND…
  local from; from=$(seconds)
  if "${@:2}" > /tmp/look 2>&1; then echo "    $1: yes, $(since "$from")"; else echo "    $1: NO"; tail -25 /tmp/look; tell_more; exit 1; fi
}
tell_more() { podman ps -a --format '{{.Names}} {{.Status}}'; for one in $(podman ps -aq); do podman logs --tail 3 "$one" 2>&1 | cut -c1-300; done; }
ready() { docker compose run --rm --no-deps operator status --wait 120; }
shows() { CURL_CA_BUNDLE=/root.crt curl -fsS "$1" | grep -q "$2"; }
hidden() { [ "$(CURL_CA_BUNDLE=/root.crt curl -s -o /dev/null -w '%{http_code}' "$1")" = 404 ]; }
walk() { USERS_URL=$1/users PLAYERS_URL=$1/players GAMES_URL=$1/games MARK=$2 sh docs/walk.sh; }
knows() { curl -fsS "$1/player_identifiers/$2"; }
answers() { # the version before has no command that waits for it
  for port in 5001 5003 5004; do curl -fsS --retry 60 --retry-delay 2 --retry-all-errors "http://127.0.0.1:$port/health" || return 1; done
}
empty() { docker compose "$@" down -v; }

prepare() {
  podman image exists python:3.12-slim || podman import \
    --change 'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' /images/python.tar docker.io/library/python:3.12-slim
  for name in caddy:2 postgres:17; do
    podman build -q -t "docker.io/library/$name" "/images/${name%:*}"
  done
  git clone -q /origin.git "$CODE"
  leave
  podman volume prune -f
  # What an earlier time left of a machine without containers.
  userdel entente; rm -rf /var/lib/entente /var/backups/entente /etc/entente /etc/systemd/system/entente* /etc/systemd/system/*/entente*; true
}

after_In_containers_1() {
  podman images --format '    image: {{.Repository}} {{.Size}}' | grep -E 'entente|python'
  look 'the pages answer' shows http://127.0.0.1:5080/ Entente
}

after_One_origin_with_TLS_1() {
  look 'all are ready' ready
  look 'the front has a certificate' eval 'docker compose exec -T front cat /data/caddy/pki/authorities/local/root.crt > /root.crt'
  look "README's walk through $SITE/api/" env CURL_CA_BUNDLE=/root.crt bash -c 'walk "$@"' walk "$SITE/api" front
  for page in / /login /diplomacy /go /events /players; do look "page $page" shows "$SITE$page" '<main'; done
  look 'figures stay inside' hidden "$SITE/metrics"
  look 'readiness stays inside' hidden "$SITE/api/games/ready"
}

before_Without_containers_1() { [ -z "$(podman ps -q)" ] || look 'all stop by themselves' eval 'docker compose stop 2>&1 | tee /tmp/stop && ! grep SIGKILL /tmp/stop'; }
after_Without_containers_1() {
  look 'systemd finds no fault in the units' systemd-analyze verify entente.service entente-backup.timer
  local start; start=$(sed -n 's/^ExecStart=//p' /etc/systemd/system/entente.service)
  as_service() { runuser -u entente -- env ENTENTE_DATA=/var/lib/entente "$@"; }
  as_service $start > /tmp/service 2>&1 &
  look 'what the unit starts is ready' as_service .venv/bin/python -m deploy.entente status --wait 120
  as_service $(sed -n 's/^ExecStart=//p' /etc/systemd/system/entente-backup.service)
  pkill -TERM -u entente -f deploy.supervisor -o; wait
}

before_Backup_1() {
  make install > /tmp/install 2>&1
  make run > /tmp/run 2>&1 &
  look 'make run is ready' .venv/bin/python -m deploy.entente status --wait 120
  look 'a walk' env MARK=run sh docs/walk.sh
}
after_Backup_2() { pkill -INT -f deploy.supervisor -o; wait; }
before_Backup_3() {
  look 'the image is of this version' docker compose build
  docker compose up -d > /dev/null 2>&1
  look 'containers are ready' ready
  look 'a walk' env MARK=kept sh docs/walk.sh
}
after_Backup_3() {
  look 'what was restored is ready' docker compose -p restored run --rm --no-deps operator status --wait 120
  look 'what was restored agrees' docker compose -p restored run --rm --no-deps operator check
  look 'a member of the walk is there' knows http://127.0.0.1:5003 onekept
  empty -p restored; empty
}
before_On_PostgreSQL_1() { empty; rm -f .env; } # a platform that was never started
after_On_PostgreSQL_1() { look 'a walk on PostgreSQL' env MARK=server sh docs/walk.sh; }
after_On_PostgreSQL_2() {
  look 'what was restored is ready' docker compose -p restored run --rm --no-deps operator status --wait 120
  look 'what was restored agrees' docker compose -p restored run --rm --no-deps operator check
  look 'a member of the walk is there' knows http://127.0.0.1:5003 oneserver
  empty -p restored; empty; rm -f .env
}

after_Without_a_Docker_engine_1() { empty; }

before_Forward_1() {
  export BEFORE=69c6fbb # no pages, no command, first revisions of all databases
  rm -f .env && git reset -q --hard "$BEFORE" && echo "    from $(git log -1 --format='%cs %s')"
  # Every process of that version says how it is built: asked for all, podman-compose builds it for each, side by side.
  docker compose build users > /tmp/old 2>&1 && docker compose up -d --no-build > /tmp/old 2>&1
  look 'the version before answers' answers
  look 'a walk before' env MARK=past sh docs/walk.sh
}
after_Forward_1() {
  look 'who was there still is' knows http://127.0.0.1:5003 onepast
  look 'a walk after' env MARK=new sh docs/walk.sh
}
after_Back_1() {
  look 'the version before answers' answers
  look 'who was there still is' knows http://127.0.0.1:5003 onepast
  look 'who came later is not' eval '! knows http://127.0.0.1:5003 onenew'
  look 'a walk on' env MARK=back sh docs/walk.sh
  empty -p before
}

hook() { if [ "$(type -t "$1")" = function ]; then "$1"; fi }
export -f newest walk; export CODE VOLUMES
# The network of this machine keeps what containers that are only killed leave behind.
leave() { for project in entente restored before; do (cd "$CODE" && empty -p "$project"); done > /dev/null 2>&1; }
trap leave EXIT
prepare > /tmp/prepare 2>&1 || { tail -30 /tmp/prepare; exit 1; }
cd "$CODE" || exit 1
declare -A told
for step in /steps/[0-9]*.sh; do
  section=$(sed -n "1s/^# '\{0,1\}\([^'(]*[^'( ]\)'\{0,1\} (.*/\1/p" "$step")
  name=${section// /_} && told[$name]=$((${told[$name]:-0} + 1)) && name=${name}_${told[$name]}
  sed -n '1s/^# //p' "$step"
  hook "before_$name"
  while IFS= read -r line; do echo "    \$ $line"; done < <(tail -n +2 "$step")
  from=$(seconds)
  if bash -euo pipefail "$step" > /tmp/step 2>&1; then echo "  done in $(since "$from")"; else echo '  FAILED'; tail -40 /tmp/step; tell_more; exit 1; fi
  hook "after_$name"
done
echo 'The guide is followed to its end.'
