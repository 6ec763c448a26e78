"""What a program calls itself, in words its owner knows."""

from web.language import gettext as _

# The first that is found counts: nearly all of them also claim to be the older ones.
BROWSERS = ("Edg", "OPR", "Firefox", "Chrome", "Safari")
NAMES = {"Edg": "Edge", "OPR": "Opera"}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


def device_named(agent: str) -> str:
    browser = next((each for each in BROWSERS if f"{each}/" in agent), None)
    system = next((name for sign, name in SYSTEMS.items() if sign in agent), None)
    if browser is None:
        return agent.split("/")[0].strip()[:40] or _("unknown program")
    browser = NAMES.get(browser, browser)
    if system is None:
        return browser
    return _("%(browser)s on %(system)s", browser=browser, system=system)
