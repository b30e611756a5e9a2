"""Draws the icons of the installed client from its one drawing, `web/public/favicon.svg`.

Run it when that changes: `.venv/bin/python scripts/icons.py`. It needs Chromium, as the tests do.
"""

import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
DRAWING = (PUBLIC / "favicon.svg").read_text("utf-8")
ROUNDED = 'rx="14"'
INK = "#151c24"
#: What becomes of the drawing: systems cut maskable icons to shapes of their own, and Android shows
#: the outline alone of a badge, in one colour.
WHOLE = DRAWING
FULL_BLEED = DRAWING.replace(ROUNDED, "").replace(
    "translate(8 8) scale(.75)", "translate(9 9) scale(.72)"
)
OUTLINE = (
    DRAWING.replace(f'<rect width="64" height="64" {ROUNDED} fill="{INK}"/>', "")
    .replace("#eef1f3", "#ffffff")
    .replace("#ffc93f", "#ffffff")
    .replace("translate(8 8) scale(.75)", "scale(1)")
)
ICONS = {
    "icon-192": (WHOLE, 192),
    "icon-512": (WHOLE, 512),
    "maskable-192": (FULL_BLEED, 192),
    "maskable-512": (FULL_BLEED, 512),
    "apple-180": (FULL_BLEED, 180),
    "badge-96": (OUTLINE, 96),
}


def draw(page: Page, name: str, drawing: str, size: int) -> None:
    """The drawing as a picture of that size, transparent where nothing is drawn."""
    page.set_viewport_size({"width": size, "height": size})
    sized = drawing.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
    page.set_content(f"<style>*{{margin:0}}svg{{display:block}}</style>{sized}")
    page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for name, (drawing, size) in ICONS.items():
            draw(page, name, drawing, size)
        browser.close()


if __name__ == "__main__":
    main()
