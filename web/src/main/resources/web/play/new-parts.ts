/** The settings of a new game: what is chosen most in sight, the rest folded. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { hasServer } from '../site/address.ts';
import { titleOf, variantsOfBoard } from '../site/boards.ts';
import { translate } from '../site/messages.ts';
import { isLevel } from '../site/players.ts';
import {
  canBeRated,
  canHaveOdds,
  canHaveSwap,
  type Choices,
  type Clock,
  type Family,
  familyOf,
  ODDS,
} from './new-choices.ts';
import { opponents } from './opponent-choices.ts';
import type { SidePieces } from './side-pieces.ts';

/** What the form shows. */
export interface NewState {
  readonly catalogue: Api.Catalogue;
  readonly choices: Choices;
  /** The board whose picture is chosen. */
  readonly board: GameId;
  /** Whether the time is set with numbers, and the numbers. */
  readonly isOtherTime: boolean;
  readonly time: Clock;
  /** The name of the visitor. */
  readonly name: string;
  readonly pieces: SidePieces | undefined;
}

const LEVELS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The times that need no numbers, with the keys of their texts. */
const TIME_KEYS = {
  off: 'game.clock-off',
  '5m+3s': 'new.clock-short',
  '10m+5s': 'new.clock-long',
  '3d/move': 'new.clock-days',
};

/** The times that need no numbers. */
export const TIMES = Object.keys(TIME_KEYS);

/** Returns whether both sides are played on this device: people who are away get no days. */
export function isLocal({ opponent }: Choices): boolean {
  return opponent === 'computer' || opponent === 'here';
}

/** Returns what the button starts. */
export function beginText({ catalogue, choices, board }: NewState): string {
  const { name } = titleOf(catalogue, board);
  const { opponent, level: chosen, player, place } = choices;
  if (opponent === 'computer' && (player !== '' || place !== '')) {
    return translate('new.begin-game', name);
  }
  return translate(`new.begin.${opponent}`, name, chosen);
}

/** Returns all settings below the choice of the game. */
export function settings(state: NewState): TemplateResult {
  const { opponent } = state.choices;
  return html`
    <div class="two">
      <fieldset class="field">
        <legend>${translate('new.opponent')}</legend>
        <div class=${hasServer ? 'segments four' : 'segments'}>
          ${opponents().map(([value, label]) => segment('opponent', value, opponent, label))}
        </div>
      </fieldset>
      <fieldset class="field" ?disabled=${opponent === 'here'}>
        <legend>${translate('new.side')}</legend>
        <div class="segments">${sides(state)}</div>
      </fieldset>
    </div>
    <div class="opponent-detail">
      ${
        opponent === 'computer'
          ? level(state.choices)
          : html`<p class="hint">${translate(`new.hint.${opponent}`)}</p>`
      }
    </div>
    ${time(state)}
    <details id="more">
      <summary>
        ${translate('new.more')} <span class="quiet" id="more-now">${summary(state)}</span>
      </summary>
      <div class="more">
        ${variants(state)} ${odds(state.choices)}
        <div class="field">
          <label for="name">${translate('new.name')}</label>
          <input
            id="name"
            name="name"
            maxlength="40"
            autocomplete="nickname"
            .value=${state.name}
          />
        </div>
        ${hasServer ? options(state) : nothing}
        ${opponent === 'computer' ? research(state) : nothing}
      </div>
    </details>
  `;
}

/** Returns one of several choices that exclude each other. */
function segment(
  name: string,
  value: string,
  chosen: string,
  label: unknown,
  isDisabled = false,
): TemplateResult {
  return html`<label class="choice"
    ><input
      type="radio"
      name=${name}
      value=${value}
      .checked=${value === chosen}
      ?disabled=${isDisabled}
    /><span>${label}</span></label
  >`;
}

function sides({ catalogue, choices, pieces }: NewState): TemplateResult[] {
  const family = familyOf(catalogue.families, choices.game);
  const label = (side: Side) => html`${pieces?.createSwatch(side)} ${family[side]}`;
  return [
    segment('side', 'first', choices.side, label('first')),
    segment('side', 'random', choices.side, translate('new.random')),
    segment('side', 'second', choices.side, label('second')),
  ];
}

/** Returns the nine levels, and what the chosen one is like. */
function level({ level: chosen, player }: Choices): TemplateResult {
  const isReplaced = player !== '';
  return html`<fieldset class="field" id="level">
    <legend>${translate('new.level')}</legend>
    <div class="segments levels">
      ${LEVELS.map(each => segment('level', each, chosen, each, isReplaced))}
    </div>
    <p class="character">
      <strong>${translate(`new.character.${chosen}`)}</strong>
      ${translate(`new.character-text.${chosen}`)}
    </p>
  </fieldset>`;
}

function time({ choices, isOtherTime, time: { base, unit, increment } }: NewState): TemplateResult {
  const chosen = isOtherTime ? 'other' : choices.clock;
  const offered = Object.entries(TIME_KEYS).filter(
    ([clock]) => !isLocal(choices) || !clock.endsWith('/move'),
  );
  return html`<fieldset class="field">
      <legend>${translate('new.clock')}</legend>
      <div class="segments times">
        ${offered.map(([clock, key]) => segment('clock', clock, chosen, translate(key)))}
        ${segment('clock', 'other', chosen, translate('new.clock-other'))}
      </div>
    </fieldset>
    ${
      isOtherTime
        ? html`<div class="other-clock" id="other-clock">
            <div class="field">
              <label for="base">${translate('new.base')}</label>
              <input
                id="base"
                name="base"
                type="number"
                inputmode="numeric"
                min="1"
                max=${unit === 'd' ? 14 : 180}
                required
                .value=${String(base)}
              />
            </div>
            ${
              isLocal(choices)
                ? nothing
                : html`<div class="field">
                    <label for="unit">${translate('new.unit')}</label>
                    <select id="unit" name="unit">
                      ${['m', 'd'].map(each => option(each, translate(`new.unit.${each}`), unit))}
                    </select>
                  </div>`
            }
            ${
              unit === 'd'
                ? nothing
                : html`<div class="field">
                    <label for="increment">${translate('new.increment')}</label>
                    <input
                      id="increment"
                      name="increment"
                      type="number"
                      inputmode="numeric"
                      min="0"
                      max="60"
                      required
                      .value=${String(increment)}
                    />
                  </div>`
            }
          </div>`
        : nothing
    }`;
}

function option(value: string, label: string, chosen: string): TemplateResult {
  return html`<option value=${value} .selected=${value === chosen}>${label}</option>`;
}

/** Returns the fields of the variant: one for each part of it, such as columns and rows, or one. */
function variants({ catalogue, choices, board }: NewState): TemplateResult | typeof nothing {
  const { fields } = familyOf(catalogue.families, choices.game);
  const all = variantsOfBoard(catalogue, board);
  if (all.length < 2) {
    return nothing;
  }
  const values = all.find(({ variant }) => variant === choices.variant)?.values ?? [];
  const list = html`<div class="field">
    <select name="variant" aria-label=${translate('new.variant')}>
      ${all.map(({ variant, name }) => option(variant, name, choices.variant))}
    </select>
  </div>`;
  return html`<fieldset class="field" id="variant-set">
    <legend>${translate('new.variant')}</legend>
    <div class="pair">
      ${
        fields.length === 0
          ? list
          : fields.map(
              (field, index) =>
                html`<div class="field">
                  <label for="variant-${index}">${field.name}</label>
                  <select id="variant-${index}" data-part=${index}>
                    ${field.values.map(({ value, name }) =>
                      option(value, name, values[index] ?? ''),
                    )}
                  </select>
                </div>`,
            )
      }
    </div>
  </fieldset>`;
}

function odds({ clock, odds: chosen }: Choices): TemplateResult {
  const isPossible = canHaveOdds(clock);
  return html`<div class="field">
    <label for="odds">${translate('new.odds')}</label>
    <select id="odds" name="odds" aria-describedby="odds-hint" ?disabled=${!isPossible}>
      ${option('', translate('new.odds-none'), chosen)}
      ${Object.keys(ODDS).map(each => option(each, translate(`new.odds-${each}`), chosen))}
    </select>
    <p class="hint" id="odds-hint" ?hidden=${isPossible}>${translate('new.odds-hint')}</p>
  </div>`;
}

function options({ catalogue, choices }: NewState): TemplateResult {
  const { opponent } = choices;
  const isRatable = canBeRated(choices, familyOf(catalogue.families, choices.game));
  const hasSwap = canHaveSwap(choices);
  return html`<fieldset class="field">
    <legend>${translate('new.options')}</legend>
    ${opponent === 'open' ? nothing : check('public', translate('new.public'), choices.public)}
    ${check('match', translate('new.match'), choices.match)}
    ${check('rated', translate('new.rated'), choices.rated, isRatable)}
    <p class="hint" id="rated-hint" ?hidden=${isRatable}>${translate('new.rated-hint')}</p>
    <p class="hint"><a href="/privacy#rated">${translate('list.rating.rules')}</a></p>
    ${
      isLocal(choices)
        ? nothing
        : html`${check('swap', translate('new.swap'), choices.swap, hasSwap)}
            <p class="hint" id="swap-hint" ?hidden=${hasSwap}>${translate('new.swap-hint')}</p>`
    }
  </fieldset>`;
}

function check(name: string, label: string, isChecked: boolean, isPossible = true): TemplateResult {
  return html`<label class="check"
    ><input
      type="checkbox"
      name=${name}
      aria-describedby=${isPossible ? nothing : `${name}-hint`}
      .checked=${isChecked}
      ?disabled=${!isPossible}
    />${label}</label
  >`;
}

/** Returns the computer players that are not levels, each in place of the level or of the visitor. */
function research({ catalogue, choices }: NewState): TemplateResult {
  const { players } = familyOf(catalogue.families, choices.game);
  const group = (isForLevels: boolean, chosen: string) =>
    players
      .filter(({ player }) => isLevel(player) === isForLevels)
      .map(({ player, name }) => option(player, name, chosen));
  return html`<fieldset class="field research">
    <legend>${translate('new.research')}</legend>
    <p class="hint">${translate('new.research-hint')}</p>
    <div class="pair">
      <div class="field">
        <label for="player">${translate('new.research-opponent')}</label>
        <select id="player" name="player">
          ${option('', translate('new.research-level'), choices.player)}
          ${group(false, choices.player)}
        </select>
      </div>
      <div class="field">
        <label for="place">${translate('new.research-place')}</label>
        <select id="place" name="place">
          ${option('', translate('new.research-self'), choices.place)}
          <optgroup label=${translate('new.research-levels')}>
            ${group(true, choices.place)}
          </optgroup>
          <optgroup label=${translate('new.research')}>${group(false, choices.place)}</optgroup>
        </select>
      </div>
    </div>
  </fieldset>`;
}

/** Returns what the folded part sets. */
function summary({ catalogue, choices, board }: NewState): string {
  const all = variantsOfBoard(catalogue, board);
  const { players }: Family = familyOf(catalogue.families, choices.game);
  const nameOf = (player: string) => players.find(known => known.player === player)?.name ?? '';
  const parts = [
    all.length > 1 ? (all.find(({ variant }) => variant === choices.variant)?.name ?? '') : '',
    ...(choices.opponent === 'computer' ? [nameOf(choices.place), nameOf(choices.player)] : []),
    choices.odds !== '' && canHaveOdds(choices.clock) ? translate(`new.odds-${choices.odds}`) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}
