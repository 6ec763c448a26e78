"""The link at the foot of mails, pressed by people and by mail programs."""

import requests

from tests.waiting import PATIENCE_SECONDS


def test_a_mail_program_unsubscribes_with_one_click_and_no_form_of_ours(stack):
    answer = requests.post(
        f"{stack.web_url}/unsubscriptions/abc",
        data={"List-Unsubscribe": "One-Click"},
        headers={"Origin": "https://mail.example"},
        timeout=PATIENCE_SECONDS,
        allow_redirects=False,
    )
    assert answer.status_code == 404  # this token is none; a page of ours would say 403
    assert "Ce lien n’est pas des nôtres." in answer.text


def test_looking_at_the_page_unsubscribes_nothing(visitor):
    page = visitor.get("/unsubscriptions/abc")
    assert "Ne plus recevoir de courriels de cette sorte ?" in page.text
