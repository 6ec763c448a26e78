"""/event-images: pictures behind screens."""

from flask import Response, request
from flask_restful import Resource
from pydantic import BaseModel

from services.tournaments.hall.resources.parameters import UniqueId
from services.tournaments.screens.actions.manage_images import (
    add_image,
    remove_image,
    visible_image,
    visible_images,
)
from shared.arguments import Arguments, accepts, answers
from shared.callers import ORGANISE, Caller, Member, anyone, member
from shared.errors import BadRequest
from shared.peers import Done

LARGEST_IMAGE = 2 * 1024 * 1024


class ImageUpload(Arguments):
    """How it is called; the picture is the body or the form's part `file`."""

    uniq_id: UniqueId


class ImageSeen(BaseModel):
    """A picture that screens can name as `background_image`."""

    uniq_id: str
    kind: str
    width: int
    height: int


class ImageList(BaseModel):
    """The names of an event's pictures."""

    images: list[str]


class EventImages(Resource):
    body_limit_bytes = LARGEST_IMAGE

    @anyone(code=True)
    @answers(200, ImageList, conditional=True)
    def get(self, caller: Caller, uniq_id: str) -> ImageList:
        """List the pictures of an event."""
        return ImageList(images=visible_images(caller, uniq_id))

    @member(scope=ORGANISE)
    @accepts(ImageUpload)
    @answers(201, ImageSeen)
    def post(self, caller: Member, uniq_id: str, sent: ImageUpload) -> ImageSeen:
        """Add a picture, PNG or JPEG; it is written anew, without what stands beside its pixels."""
        file = request.files.get("file")
        content = file.read() if file else request.get_data()
        if not content:
            raise BadRequest("Send the picture as the body or as the part `file` of a form")
        made = add_image(caller, uniq_id, sent.uniq_id, content)
        return ImageSeen.model_validate(made, from_attributes=True)


class EventImage(Resource):
    @anyone(code=True)
    @answers(200, ImageSeen, conditional=True)
    def get(self, caller: Caller, uniq_id: str, image: str) -> ImageSeen | Response:
        """Read a picture; with `Accept: application/json` only what it is."""
        found = visible_image(caller, uniq_id, image)
        if request.accept_mimetypes.best == "application/json":
            return ImageSeen.model_validate(found, from_attributes=True)
        response = Response(found.content, mimetype=found.kind)
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.add_etag()
        response.make_conditional(request)
        return response

    @member(scope=ORGANISE)
    @answers(200, Done)
    def delete(self, caller: Member, uniq_id: str, image: str) -> Done:
        """Remove a picture; screens that named it show none."""
        remove_image(caller, uniq_id, image)
        return Done(msg="The picture was removed")
