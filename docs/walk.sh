#!/bin/sh
# Chapter f of AFJD API 2020 by curl, against a running platform: `make run`, then `sh docs/walk.sh`.
# f.1 accounts, f.2 a game, f.3 its players, f.4 the start, f.5 orders, f.6 the adjudication,
# f.7 messages, f.8 press. Every command prints what the service answers.
set -eu
USERS=${USERS_URL:-http://localhost:5001}
PLAYERS=${PLAYERS_URL:-http://localhost:5003}
GAMES=${GAMES_URL:-http://localhost:5004}
MARK=${MARK:-$(date +%s | tail -c 6)} # names of an earlier walk are taken
PASSWORD=Tartempion
GAME="Raspoutine $MARK"
MASTER="Tart$MARK"

# ask VERB URL [curl options]: prints the answer; a refusal ends the walk.
ask() {
    verb=$1 url=$2
    shift 2
    curl --silent --show-error --fail-with-body --write-out '\n' -X "$verb" "$url" "$@"
}

member() { # member PSEUDO: f.1, an account
    ask POST "$PLAYERS/players" --data-urlencode 'time_zone=UTC + 1' \
        -d "pseudo=$1&password=$PASSWORD&email=$1@labas.com&telephone=111&first_name=John&family_name=Doe&country=FRA"
}

token() { # token PSEUDO
    ask POST "$USERS/login" -H 'Content-Type: application/json' \
        -d "{\"user_name\":\"$1\", \"password\":\"$PASSWORD\"}" | cut -d '"' -f 4
}

encoded() { printf %s "$1" | sed 's/ /%20/g'; }

# The opening orders of spring 1901, role by role, in the classic notation.
opening() {
    case $1 in
        1) echo 'F LON - NTH
F EDI - NRG
A LVP - YOR' ;;
        2) echo 'A PAR - BUR
A MAR S A PAR - BUR
F BRE - MID' ;;
        3) ;; # sent below as AFJD API 2020 sends it
        4) echo 'A VEN H
A ROM - APU
F NAP - ION' ;;
        5) echo 'A VIE - TRI
A BUD - SER
F TRI - ALB' ;;
        6) echo 'A MOS - UKR
A WAR - GAL
F SEV - BLA
F STPsc - BOT' ;;
        7) echo 'A CON - BUL
A SMY - CON
F ANK - BLA' ;;
    esac
}
GERMAN='[{"order_type":1,"active_unit":{"type_unit":2,"role":3,"zone":33},"destination_zone":20},{"order_type":1,"active_unit":{"type_unit":1,"role":3,"zone":10},"destination_zone":51},{"order_type":4,"active_unit":{"type_unit":1,"role":3,"zone":40}}]'

echo '# f.1 accounts: a master and seven players'
for pseudo in "$MASTER" one"$MARK" two"$MARK" three"$MARK" four"$MARK" five"$MARK" six"$MARK" seven"$MARK"; do
    member "$pseudo"
done
ACCESS=$(token "$MASTER")

echo '# f.2 a game'
ask POST "$GAMES/games" -H "AccessToken: $ACCESS" -d "name=$GAME&description=test&variant=standard&archive=0&anonymous=0&silent=0&cumulate=0&fast=0&speed_moves=2&speed_retreats=1&speed_adjustments=1&play_weekend=0&manual=0&access_code=0&access_restriction_reliability=0&access_restriction_regularity=0&access_restriction_performance=0&nb_max_cycles_to_play=500&pseudo=$MASTER"
GAME_ID=$(ask GET "$GAMES/game-identifiers/$(encoded "$GAME")")

echo '# f.3 its players'
for pseudo in one"$MARK" two"$MARK" three"$MARK" four"$MARK" five"$MARK" six"$MARK" seven"$MARK"; do
    player_id=$(ask GET "$PLAYERS/player_identifiers/$pseudo")
    ask POST "$GAMES/allocations" -H "AccessToken: $ACCESS" \
        -d "game_id=$GAME_ID&player_id=$player_id&pseudo=$MASTER"
done

echo '# f.4 the start'
ask PUT "$GAMES/games/$(encoded "$GAME")" -H "AccessToken: $ACCESS" -d "current_state=1&pseudo=$MASTER"

echo '# f.5 orders'
roles=$(ask GET "$GAMES/game-allocations/$GAME_ID" | tr -d '{}" ')
for pseudo in one"$MARK" two"$MARK" three"$MARK" four"$MARK" five"$MARK" six"$MARK" seven"$MARK"; do
    player_id=$(ask GET "$PLAYERS/player_identifiers/$pseudo")
    role=$(echo "$roles" | tr ',' '\n' | sed -n "s/^$player_id://p")
    own=$(token "$pseudo")
    if [ "$role" = 3 ]; then
        ask POST "$GAMES/game-orders/$GAME_ID" -H "AccessToken: $own" \
            -d "orders=$GERMAN&role_id=3&pseudo=$pseudo"
    else
        ask POST "$GAMES/game-orders/$GAME_ID" -H "AccessToken: $own" \
            --data-urlencode "text=$(opening "$role")" -d "role_id=$role&pseudo=$pseudo"
    fi
    if [ "$role" = 6 ]; then RUSSIAN=$pseudo RUSSIAN_ACCESS=$own; fi
done

echo '# f.6 the adjudication'
ask POST "$GAMES/game-adjudications/$GAME_ID" -H "AccessToken: $ACCESS" -d "pseudo=$MASTER"
ask GET "$GAMES/game-reports/$GAME_ID"

echo '# f.7 messages'
ask POST "$GAMES/game-messages/$GAME_ID" -H "AccessToken: $RUSSIAN_ACCESS" \
    -d "role_id=6&dest_role_id=1&content=Hello world&pseudo=$RUSSIAN"
ask GET "$GAMES/game-messages/$GAME_ID" -H "AccessToken: $RUSSIAN_ACCESS" -d "role_id=6&pseudo=$RUSSIAN"

echo '# f.8 press'
ask POST "$GAMES/game-declarations/$GAME_ID" -H "AccessToken: $RUSSIAN_ACCESS" \
    -d "role_id=6&content=Hello world&pseudo=$RUSSIAN"
ask GET "$GAMES/game-declarations/$GAME_ID" -H "AccessToken: $RUSSIAN_ACCESS" -d "role_id=6&pseudo=$RUSSIAN"
