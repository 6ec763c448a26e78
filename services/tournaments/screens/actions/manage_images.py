"""Hang pictures behind screens."""

from services.tournaments.hall import store as hall
from services.tournaments.hall.access import require_role, require_visible
from services.tournaments.hall.domain.rights import Role, Work
from services.tournaments.screens import store
from services.tournaments.screens.actions.manage_things import note_change
from services.tournaments.screens.domain.images import UnreadableImage, read_picture
from services.tournaments.screens.refusals import NameIsTaken, TooManyImages
from services.tournaments.screens.tables import Image
from shared import clock
from shared.confined import confined
from shared.database import reading, writing
from shared.errors import BadRequest
from shared.members import Caller

MOST_IMAGES = 20


def add_image(caller: Caller, uniq_id: str, name: str, content: bytes) -> Image:
    """Read where it can do no harm, and written anew."""
    with reading() as session:
        require_role(session, hall.event(session, uniq_id), caller, Role.ARBITER, Work.SCREENS)
    try:
        picture = confined(read_picture, content)
    except UnreadableImage as wrong:
        raise BadRequest(str(wrong)) from None
    with writing() as session:
        event = hall.locked_event(session, uniq_id)
        require_role(session, event, caller, Role.ARBITER, Work.SCREENS)
        known = store.image_names(session, event.id)
        if name in known:
            raise NameIsTaken
        if len(known) >= MOST_IMAGES:
            raise TooManyImages
        image = Image(
            event_id=event.id,
            uniq_id=name,
            kind=picture.kind,
            width=picture.width,
            height=picture.height,
            content=picture.content,
            made_at=clock.now(),
        )
        session.add(image)
        note_change(session, event)
    return image


def visible_image(caller: Caller, uniq_id: str, name: str) -> Image:
    with reading() as session:
        event = hall.event(session, uniq_id)
        require_visible(session, event, caller)
        return store.image(session, event.id, name)


def visible_images(caller: Caller, uniq_id: str) -> list[str]:
    with reading() as session:
        event = hall.event(session, uniq_id)
        require_visible(session, event, caller)
        return sorted(store.image_names(session, event.id))


def remove_image(caller: Caller, uniq_id: str, name: str) -> None:
    """Screens that named it show none."""
    with writing() as session:
        event = hall.event(session, uniq_id)
        require_role(session, event, caller, Role.ARBITER, Work.SCREENS)
        session.delete(store.image(session, event.id, name))
        note_change(session, event)
