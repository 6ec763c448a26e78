"""What every template may use: words, moments, forms, and who is looking."""

from flask import Flask, Response, flash, request
from flask import render_template as render
from flask import session as form_session
from markupsafe import Markup

from web import language, times
from web.figures import number, percent, points_text, signed
from web.forms import Form
from web.navigation import footer, navigation, own_pages
from web.pages.static import address_of
from web.session import FORM_FIELD, WAITING, form_token, own_path, visitor


def prepare_templates(app: Flask) -> None:
    environment = app.jinja_env
    environment.trim_blocks = environment.lstrip_blocks = True
    environment.add_extension("jinja2.ext.i18n")
    environment.add_extension("jinja2.ext.do")
    environment.install_gettext_callables(  # type: ignore[attr-defined]
        language.plain_gettext, language.plain_ngettext, newstyle=True
    )
    environment.policies["ext.i18n.trimmed"] = True
    environment.filters.update(when=times.when, since=times.since, until=times.until)
    environment.filters.update(number=number, percent=percent, signed=signed, points=points_text)
    environment.globals.update(
        days=times.days,
        file=address_of,
        icon=icon,
        own_path=own_path,
        form_token=form_field,
        zone_name=times.zone_name,
    )

    @app.context_processor
    def usual() -> dict[str, object]:
        return {
            "visitor": visitor(),
            "language": language.language(),
            "other_languages": {
                code: name
                for code, name in language.LANGUAGES.items()
                if code != language.language()
            },
            "theme": _theme(),
            "path": request.full_path.rstrip("?"),
            "form": Form(),
            "waiting": form_session.get(WAITING, 0) if visitor() else 0,
            "navigation": navigation(),
            "own_pages": own_pages(),
            "footer": footer(),
        }


def page(template: str, status: int = 200, /, **values: object) -> tuple[str, int]:
    return render(template, **values), status


def go_to(address: str) -> Response:
    """After a form was sent: reloading the page that follows sends nothing again."""
    return Response(status=303, headers={"Location": address})


def tell(sentence: str) -> None:
    """A line at the foot of the next page: what was done."""
    flash(sentence)


def icon(name: str) -> Markup:
    return Markup('<svg class="icon" aria-hidden="true"><use href="{}#{}"></use></svg>').format(
        address_of("icons.svg"), name
    )


def form_field() -> Markup:
    return Markup('<input type="hidden" name="{}" value="{}">').format(FORM_FIELD, form_token())


def _theme() -> str | None:
    chosen = request.cookies.get("theme")
    return chosen if chosen in ("light", "dark") else None
