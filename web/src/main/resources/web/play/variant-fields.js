import { byId, createElement } from '../site/dom.js';
import { translate } from '../site/messages.js';

/** @typedef {import('./new-choices.js').Family} Family */

/**
 * The fields that choose a variant: one for each part of it, such as columns and rows, or a single
 * list where the game has few variants. A board with a single variant has no fields.
 */
export class VariantFields {
  #set = byId('variant-set');
  #fields = byId('variant-fields');

  /** @type {Family['variants']} */
  #variants = [];

  /** The identifier of the variant. */
  value = '';

  /**
   * Draws the fields of a board.
   *
   * @param {Family['fields']} fields the parts of the family's variants
   * @param {Family['variants']} variants the variants of the board
   * @param {string} variant the variant that is chosen
   */
  draw(fields, variants, variant) {
    this.#variants = variants;
    this.value = variant;
    this.#set.hidden = variants.length < 2;
    const selects =
      fields.length > 0
        ? fields.map(({ name, values }, index) => this.#createPart(name, values, index))
        : [this.#createList()];
    this.#fields.replaceChildren(...selects);
    this.#showValue();
  }

  /** Returns the name of the variant. */
  get name() {
    return this.#variants.find(({ variant }) => variant === this.value)?.name ?? this.value;
  }

  /** Returns whether the board has more than one variant. */
  get hasChoice() {
    return this.#variants.length > 1;
  }

  get #selects() {
    return [...this.#fields.querySelectorAll('select')];
  }

  #createList() {
    const values = this.#variants.map(({ variant, name }) => ({ value: variant, name }));
    const select = createSelect('variant', values, () => {
      this.value = select.value;
    });
    select.setAttribute('aria-label', translate('new.variant'));
    return createElement('div', { class: 'field' }, select);
  }

  /**
   * @param {string} name
   * @param {{ value: string, name: string }[]} values
   * @param {number} index
   */
  #createPart(name, values, index) {
    const id = `variant-${index}`;
    return createElement(
      'div',
      { class: 'field' },
      createElement('label', { for: id }, name),
      createSelect(id, values, () => this.#choosePart(index)),
    );
  }

  /**
   * Chooses the variant with the values of the fields; when there is none, one with the value of
   * the field that has changed.
   *
   * @param {number} changed
   */
  #choosePart(changed) {
    const wanted = this.#selects.map(({ value }) => value);
    const chosen =
      this.#variants.find(({ values }) => values.every((value, i) => value === wanted[i])) ??
      this.#variants.find(({ values }) => values[changed] === wanted[changed]);
    this.value = chosen?.variant ?? this.value;
    this.#showValue();
  }

  #showValue() {
    const chosen = this.#variants.find(({ variant }) => variant === this.value);
    const values = chosen?.values.length ? chosen.values : [this.value];
    this.#selects.forEach((select, index) => {
      select.value = values[index];
    });
  }
}

/**
 * @param {string} id
 * @param {{ value: string, name: string }[]} values
 * @param {() => void} onChange
 */
function createSelect(id, values, onChange) {
  const options = values.map(({ value, name }) => createElement('option', { value }, name));
  return createElement('select', { id, change: onChange }, ...options);
}
