import { byId, find, setText } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';

/** A dialog with a form. It stays open, with the reason, while the server refuses what it sends. */
export class FormDialog {
  readonly dialog;
  readonly problem;

  /** Sends the form. */
  #send = async () => {};

  /**
   * @param name the beginning of the ids of the dialog and of its form
   * @param explain returns what to show for a reason
   */
  constructor(
    name: string,
    readonly explain: (reason: string) => string = reason => reason,
  ) {
    this.dialog = byId(`${name}-dialog`, HTMLDialogElement);
    this.problem = find(this.dialog, '.verdict');
    find(this.dialog, '.close').addEventListener('click', () => this.dialog.close());
    byId(`${name}-form`).addEventListener('submit', async event => {
      event.preventDefault();
      await this.#submit();
    });
  }

  /**
   * Opens the dialog.
   *
   * @param send sends the form; an error keeps the dialog open
   */
  open(send: () => Promise<void>) {
    this.#send = send;
    setText(this.problem, '');
    this.dialog.showModal();
  }

  refuse(reason: string) {
    setText(this.problem, this.explain(reason));
  }

  async #submit() {
    const button = find(this.dialog, '[type=submit]', HTMLButtonElement);
    button.disabled = true;
    setText(this.problem, '');
    try {
      await this.#send();
      this.dialog.close();
    } catch (error) {
      this.refuse(errorText(error, 'analysis.offline'));
    }
    button.disabled = false;
  }
}
