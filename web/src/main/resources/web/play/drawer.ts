import { html, render } from 'lit/html.js';
import { byId, createElement, find } from '../site/dom.ts';
import { closeButton } from './close-button.ts';

/** A drawer over the right or the lower part of the page, beside the board. */
export class Drawer {
  readonly element;
  readonly title;

  #isNew = true;

  /**
   * @param id the id of its element, which the names of its title and its button contain
   * @param onFirstOpen called when the drawer is opened first
   */
  constructor(
    readonly id: string,
    title: string,
    readonly onFirstOpen: () => void = () => {},
  ) {
    this.element = byId(id, HTMLDialogElement);
    const head = createElement('div', { class: 'row spread' });
    const close = closeButton(() => this.close());
    render(
      html`<h2 id="${id}-title" tabindex="-1">${title}</h2>
        ${close}`,
      head,
    );
    this.title = find(head, 'h2');
    this.element.setAttribute('aria-labelledby', this.title.id);
    this.element.prepend(head);
    this.element.addEventListener('keydown', event => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        this.close();
      }
    });
    addEventListener('focusin', event => this.#uncover(event.composedPath()[0]));
  }

  /** Closes the drawer where it hides what has received the focus. */
  #uncover(target: EventTarget) {
    if (!this.element.open || !(target instanceof Element) || this.element.contains(target)) {
      return;
    }
    const { left, top, width, height } = target.getBoundingClientRect();
    const drawer = this.element.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    if (x > drawer.left && x < drawer.right && y > drawer.top && y < drawer.bottom) {
      this.element.close();
    }
  }

  /** Opens the drawer, or closes it. */
  toggle() {
    if (this.element.open) {
      this.close();
    } else {
      this.open();
    }
  }

  /** Opens the drawer in place of another one. */
  open() {
    for (const other of document.querySelectorAll('dialog.drawer[open]')) {
      if (other !== this.element && other instanceof HTMLDialogElement) {
        other.close();
      }
    }
    if (this.#isNew) {
      this.#isNew = false;
      this.onFirstOpen();
    }
    if (!this.element.open) {
      this.element.show();
    }
    this.title.focus();
  }

  /** Opens the drawer at a part of it. */
  openAt(id: string) {
    this.open();
    byId(id).scrollIntoView({ block: 'start' });
  }

  /** Closes the drawer; the focus goes to its button where it was in the drawer. */
  close() {
    const hadFocus = this.element.contains(document.activeElement);
    this.element.close();
    if (hadFocus) {
      byId(`tool-${this.id}`).focus();
    }
  }
}
