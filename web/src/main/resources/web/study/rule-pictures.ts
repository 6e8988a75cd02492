/** The rules of each game as pictures with a sentence: one for a step of a lesson, some beside a puzzle. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { createRulePicture } from '../board/rule-picture.ts';
import { chosenLook } from '../site/board-options.ts';
import { translate } from '../site/messages.ts';

/** The cells of each picture, as `createRulePicture` reads them, by game and step. */
const PICTURES: Record<string, Record<string, string>> = {
  jostle: {
    value: '. a:-1 b > a:0 . b',
    refused: 'a:0 .! b',
    start: 'a:0 . a > . a:1 a:1',
    win: 'b:1x b:1x',
  },
  morelli: {
    move: 'a .+ .+ T',
    throne: 'a . T!',
    capture: 'a b a > a a a',
    frame: 'a . a / . T . / a . . > a . a / . k . / a . a',
    win: 'k',
  },
  niju: {
    first: '.? . .? / . w . / .? . .?',
    two: 'a . a / . c . / a . a',
    spoil: 'a . b / . s . / a . a',
    win: 'a . a / . c . / a . a',
  },
  talpa: {
    capture: 'a b > . a',
    compulsory: 'a b+ - a!',
    start: 'b . a / a . b / b . a',
    win: 'b . a / b a b / a . b > b . a / b . a / a . b',
  },
  trench: {
    move: 'a1 a2 a3 a4 a5',
    capture: 'a3 . b1 > . . a3',
    front: 'a5 . b2~!',
    strike: 'a3~ b1 b1 > .~ . a3',
    win: 'a3 . b1 > . . a3',
  },
};

/** The pictures that say most about a game; the legend of Ni-Ju has more. */
const MAIN: Record<string, readonly string[]> = {
  jostle: ['value', 'refused', 'win'],
  morelli: ['capture', 'frame', 'win'],
  niju: ['first', 'two'],
  talpa: ['capture', 'compulsory', 'win'],
  trench: ['move', 'front', 'strike'],
};

/**
 * Returns the picture of a rule with its sentence; nothing where there is none. Call it once a picture, and
 * draw what it returned.
 */
export function rulePicture(
  { game, variant }: GameId,
  step: string,
): TemplateResult | typeof nothing {
  const text = PICTURES[game]?.[step];
  if (text === undefined) {
    return nothing;
  }
  const board = { game, isHexagonal: variant === 'hex' };
  return html`<figure class="rule">
    ${createRulePicture(board, text, chosenLook())}
    <figcaption>${translate(`learn.picture.${game}.${step}`)}</figcaption>
  </figure>`;
}

/** Returns the pictures of the main rules of a game. */
export function mainRules(id: GameId): TemplateResult {
  return html`<div class="rules-seen">
    ${(MAIN[id.game] ?? []).map(step => rulePicture(id, step))}
  </div>`;
}
