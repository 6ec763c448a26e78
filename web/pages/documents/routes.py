"""Every address of documents."""

from web.pages.documents import views
from web.routing import Page

ALL = "/tournaments/<int:tournament_id>/documents"

ROUTES: dict[str, Page] = {
    ALL: Page(views.show_all),
    f"{ALL}/<kind>": Page(views.show),
    f"{ALL}/<kind>/pdf": Page(views.show_pdf),
}
