/** Players' faces: a glazed tile for each name. */
import { createSvg } from '../board/svg.ts';
import { savedName } from './visitor.ts';

/** Motifs of a quarter, from the corner of a tile of 48 to its middle; the others are turned. */
const MOTIFS = [
  'M0 0H20A20 20 0 0 1 0 20Z',
  'M0 0H24V11H0Z',
  'M24 24V7A17 17 0 0 0 7 24Z',
  'M24 3V24H3Z',
  'M0 0A24 24 0 0 1 24 24A24 24 0 0 1 0 0Z',
  'M0 0H16L0 16ZM24 16V24H16Z',
];

/** The glazes: that of the ground, and those of two motifs. No two that touch are alike. */
const GLAZES = [
  ['ivory', 'cobalt', 'ochre'],
  ['cobalt', 'ivory', 'ochre'],
  ['ochre', 'cobalt', 'ivory'],
  ['ivory', 'red', 'cobalt'],
  ['ivory', 'leaf', 'ochre'],
  ['leaf', 'ivory', 'red'],
];

const TURNS = [0, 90, 180, 270];

/** Returns a number that a name has in every browser. */
function numberOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name.toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return hash;
}

/** Returns the tile of a name. It is a picture: the name has to stand beside it. */
export function playerTile(name: string): SVGSVGElement {
  const number = numberOf(name);
  const [ground, one, other] = GLAZES[number % GLAZES.length] ?? [];
  const first = Math.floor(number / 8) % MOTIFS.length;
  const second = (first + 1 + (Math.floor(number / 64) % (MOTIFS.length - 1))) % MOTIFS.length;
  const quarters = (motif: number, glaze: string | undefined) =>
    TURNS.map(turn =>
      createSvg('path', {
        class: `glaze-${glaze}`,
        d: MOTIFS[motif] ?? '',
        transform: `rotate(${turn} 24 24)`,
      }),
    );
  return createSvg(
    'svg',
    { class: 'player-tile', viewBox: '0 0 48 48', 'aria-hidden': 'true' },
    createSvg('rect', { class: `glaze-${ground}`, width: 48, height: 48 }),
    ...quarters(first, one),
    createSvg('g', { transform: 'translate(12 12) scale(0.5)' }, ...quarters(second, other)),
    createSvg('circle', {
      class: `glaze-${number % 2 === 0 ? ground : one}`,
      cx: 24,
      cy: 24,
      r: 4,
    }),
  );
}

/** Shows the tile of the member in the header, once their name is known. */
export function showOwnTile(): void {
  const name = savedName();
  if (name !== '') {
    document
      .querySelector('.site-nav .for-member :is(.icon, .player-tile)')
      ?.replaceWith(playerTile(name));
  }
}
