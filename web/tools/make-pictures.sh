#!/bin/sh
# Draws the PNG icons and the picture for shared links from site/icon.svg with Chromium. Run it again
# when the icon changes; the pictures are in the repository.
set -eu
cd "$(dirname "$0")/../src/main/resources/web/site"
temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT

# draw NAME WIDTH HEIGHT BACKGROUND SIZE TEXT : the icon in the middle, with a text below it
draw() {
  cat >"$temp/page.html" <<HTML
<!doctype html><meta charset="utf-8"><style>
body { margin: 0; height: $3px; display: grid; place-content: center; justify-items: center; gap: 32px; background: $4; color: #17223b; font: 600 64px system-ui, sans-serif; }
svg { display: block; width: $5px; height: $5px; }
</style>$(cat icon.svg)$6
HTML
  chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=1 \
    --default-background-color=00000000 --window-size="$2,$3" --screenshot="$PWD/$1" "file://$temp/page.html" 2>/dev/null
}

draw icon-192.png 192 192 transparent 192 ''
draw icon-512.png 512 512 transparent 512 ''
# Systems cut a circle or a square with round corners out of these.
draw icon-maskable.png 512 512 '#1f429b' 410 ''
draw icon-touch.png 180 180 '#1f429b' 160 ''
draw picture.png 1200 630 '#f3f5f4' 260 '<div>Tabuleiro</div>'
