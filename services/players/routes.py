"""The players service at a glance."""

from services.players.resources import (
    administration,
    confirmations,
    exports,
    internal,
    players,
    public,
    rescues,
    unsubscriptions,
)

ROUTES: dict[str, type] = {
    "/players": players.Players,
    "/players/<pseudo>": players.Player,
    "/player_identifiers/<pseudo>": public.PlayerIdentifier,
    "/player-identifiers/<pseudo>": public.PlayerIdentifier,
    "/player-cards/<pseudo>": public.PlayerCard,
    "/countries": public.Countries,
    "/time-zones": public.TimeZones,
    "/emails": confirmations.Emails,
    "/email-codes": confirmations.EmailCodes,
    "/confirmations": confirmations.Confirmations,
    "/rescues": rescues.Rescues,
    "/rescues/<token>": rescues.Rescue,
    "/unsubscriptions/<token>": unsubscriptions.Unsubscription,
    "/exports/<pseudo>": exports.Exports,
    "/renames": administration.Renames,
    "/player-identities/<pseudo>": internal.PlayerIdentity,
    "/account-players/<int:user_id>": internal.AccountPlayer,
    "/mail-addresses/<int:player_id>": internal.MailAddress,
    "/replacing-players": internal.ReplacingPlayers,
    "/replacing-players/<int:player_id>": internal.ReplacingPlayer,
}
