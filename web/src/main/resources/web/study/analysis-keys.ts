import { saveSingleKeys, usesSingleKeys } from '../site/board-options.ts';
import { byId, find } from '../site/dom.ts';

/**
 * The keys of the analysis page. They work wherever the focus is, except in fields, and except that
 * the arrow keys belong to the board while a cell has the keyboard focus. A cell that was clicked has
 * no keyboard focus: after a move by mouse the arrow keys step through the moves.
 */
export class AnalysisKeys {
  readonly dialog;
  readonly singleKeys;

  /** Whether the focus came to the board by the keyboard. */
  #isOnBoard = false;

  /**
   * @param board the element whose cells have arrow keys of their own
   * @param commands what a key does, by its name, such as `ArrowLeft` or `f`
   * @param isActive whether the keys are used now
   */
  constructor(
    readonly board: HTMLElement,
    readonly commands: Record<string, () => void>,
    readonly isActive: () => boolean,
  ) {
    this.dialog = byId('keys-dialog', HTMLDialogElement);
    this.singleKeys = byId('single-keys', HTMLInputElement);
    this.singleKeys.checked = usesSingleKeys();
    this.singleKeys.addEventListener('change', () => saveSingleKeys(this.singleKeys.checked));
    byId('show-keys').addEventListener('click', () => this.dialog.showModal());
    find(this.dialog, '.close').addEventListener('click', () => this.dialog.close());
    board.addEventListener('pointerdown', () => {
      this.#isOnBoard = false;
    });
    // Before the board sees the key: it keeps the arrow keys from everyone else.
    addEventListener('keydown', event => this.#press(event), { capture: true });
  }

  #press(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'Tab') {
      this.#isOnBoard = true;
    }
    const [target] = event.composedPath();
    const isModified = event.altKey || event.ctrlKey || event.metaKey;
    if (isModified || isField(target) || isInDialog(event) || !this.isActive()) {
      return;
    }
    const isSingle = key.length === 1;
    const isOfBoard = this.#isOnBoard && event.composedPath().includes(this.board);
    if ((isSingle && !this.singleKeys.checked) || (!isSingle && isOfBoard)) {
      return;
    }
    if (key === '?') {
      this.#run(event, () => this.dialog.showModal());
      return;
    }
    const command = this.commands[isSingle ? key.toLowerCase() : key];
    if (command !== undefined) {
      this.#run(event, command);
    }
  }

  #run(event: KeyboardEvent, command: () => void) {
    event.preventDefault();
    event.stopPropagation();
    command();
  }
}

/** Returns whether an element uses the keys itself. */
function isField(target: EventTarget) {
  return (
    target instanceof Element &&
    target.matches(
      'input:not([type=checkbox]), select, textarea, [contenteditable], [role=slider], [role=tab]',
    )
  );
}

function isInDialog(event: KeyboardEvent) {
  return event.composedPath().some(element => element instanceof HTMLDialogElement);
}
