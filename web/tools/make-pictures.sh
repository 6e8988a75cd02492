#!/bin/sh
# Draws the PNG icons from site/icon.svg, and the picture for shared links from it and from the boards of a running
# server, with Chromium: make-pictures.sh http://localhost:8080. Run it again when the icon or the boards change; the
# pictures are in the repository.
set -eu
server=${1:?the address of a running server}
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

# A game of Ni-Ju, whose table is empty at the start.
tiles='w12r2%40-3%2C3%3Bw8r3%40-4%2C2%3Bb6r1%40-3%2C2%3Bb17r1%40-2%2C2%3Bw17r1%40-1%2C2%3Bb18r3%401%2C2%3Bb1r2%40-3%2C1%3Bb14r0%40-2%2C1%3Bb3r2%40-1%2C1%3Bw7r1%400%2C1%3Bb12r0%401%2C1%3Bb13r3%40-2%2C0%3Bb5r1%40-1%2C0%3Bw9r0%400%2C0%3Bw19r0%401%2C0%3Bw6r0%40-3%2C-1%3Bw4r0%40-2%2C-1%3Bw5r0%40-1%2C-1%3Bb8r3%400%2C-1%3Bw15r1%401%2C-1%3Bb2r1%40-1%2C-2%3Bw10r1%400%2C-2%20w'
images=''
# add NAME PATH : one more board, in a file as browsers show no pictures of other sites
add() {
  curl -sf -o "$temp/$1.svg" "$server/picture/$2"
  images="$images<img src='$1.svg'>"
}
add talpa talpa/8x8.svg
add morelli morelli/13.svg
add hex jostle/hex.svg
add jostle jostle/10x10.svg
add trench trench/classic.svg
add niju "niju/most.svg?position=$tiles"
cat >"$temp/page.html" <<HTML
<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: title; src: url($PWD/fonts/young-serif.woff2); }
body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-columns: 330px 1fr; align-items: center; background: #f3f5f4; color: #17223b; font: 52px title; }
header { display: grid; justify-items: center; gap: 24px; }
header svg { width: 150px; height: 150px; }
main { display: grid; grid-template-columns: repeat(3, 270px); gap: 14px; }
img { width: 270px; height: 270px; }
</style><header>$(cat icon.svg)<div>Tabuleiro</div></header>
<main>$images</main>
HTML
chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=1 --virtual-time-budget=5000 \
  --window-size=1200,630 --screenshot="$PWD/picture.png" "file://$temp/page.html" 2>/dev/null
