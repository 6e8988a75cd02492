import { post, put } from '../site/api.js';
import { byId, createElement, setText } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { newId } from '../site/ids.ts';
import { translate } from '../site/messages.ts';
import { otherSide, type GameModel } from './game-model.ts';
import type { GameLog } from './game-log.ts';

type Content = { phrase: string } | { text: string };

/**
 * The messages between the two players of a game. The server sends them to the players alone, when
 * the page connects and at each change. Screen readers announce each new message.
 */
export class Chat {
  #card = byId('chat');
  #log = byId('chat-log');
  #form = byId('chat-form', HTMLFormElement);
  #field = byId('chat-text', HTMLInputElement);
  #switch = byId('chat-allow', HTMLInputElement);

  /** Whether the server sends messages: the game is between two people. */
  #isOpen = false;

  /** The number of the last message that was read. */
  #read = 0;

  /** The number of the last message that is shown. */
  #last = 0;

  /**
   * The message that is being sent. Sent again after a lost connection it keeps its id, so that the
   * server stores it once.
   */
  #unsent: { id: string; content: string } | undefined;

  /**
   * @param game the id of the game
   * @param gameLog gets the messages that come while they are hidden
   */
  constructor(
    readonly game: string,
    readonly model: GameModel,
    readonly gameLog: GameLog,
  ) {
    this.#form.addEventListener('submit', async event => {
      event.preventDefault();
      const text = this.#field.value.trim();
      if (text !== '' && (await this.#send({ text })) && this.#field.value.trim() === text) {
        this.#field.value = '';
      }
    });
    this.#switch.addEventListener('change', () =>
      this.#request(() => put(`/games/${this.game}/chat`, { allowed: this.#switch.checked })),
    );
  }

  /** How many messages were not read; undefined in a game without messages. */
  get unread() {
    return this.#isOpen ? this.#last - this.#read : undefined;
  }

  /** Shows the messages, or hides them. */
  toggle() {
    this.#card.hidden = !this.#card.hidden;
    this.#read = this.#last;
    if (!this.#card.hidden) {
      this.#card.scrollIntoView({ block: 'nearest' });
      (this.#form.hidden ? this.#switch : this.#field).focus();
    }
  }

  /** Shows the messages. */
  receive({ messages, phrases, switchedOff: off, muted }: Api.Chat) {
    const { side: you } = this.model.state;
    if (you === '') {
      return;
    }
    const fresh = messages.filter(({ number }) => number > this.#last);
    this.#last = fresh.at(-1)?.number ?? this.#last;
    if (!this.#card.hidden || fresh.every(({ side }) => side === you)) {
      this.#read = this.#last;
    }
    const lines = fresh.map(message => this.#createLine(message));
    this.#log.append(...lines);
    if (this.#card.hidden && this.#isOpen) {
      lines.forEach(line => this.gameLog.add(line.textContent, 'answer'));
    }
    if (fresh.length > 0) {
      this.#log.scrollTop = this.#log.scrollHeight;
    }
    byId('chat-none').hidden = this.#last > 0;
    if (!this.#isOpen) {
      byId('chat-phrases').replaceChildren(...phrases.map(phrase => this.#createButton(phrase)));
    }
    const name = this.model.seat(otherSide(you))?.name ?? '';
    byId('chat-muted').hidden = !muted;
    setText(byId('chat-muted'), translate('game.chat-muted', name));
    this.#drawSwitch(off, you, name);
    this.model.isBetweenPeople = true;
    this.#isOpen = true;
  }

  /**
   * Shows who has switched the messages off. While they are off, the form is hidden.
   *
   * @param name the name of the other player
   */
  #drawSwitch(off: Side[], you: Side, name: string) {
    const isMine = off.includes(you);
    const reason = isMine ? translate('game.chat-off-you') : translate('game.chat-off-other', name);
    setText(byId('chat-off'), off.length > 0 ? reason : '');
    this.#switch.checked = !isMine;
    if (off.length > 0 && this.#form.contains(document.activeElement)) {
      this.#switch.focus();
    }
    this.#form.hidden = off.length > 0;
  }

  #createLine({ side, text }: Api.ChatMessage) {
    const isMine = side === this.model.state.side;
    const name = isMine ? translate('game.chat-you') : (this.model.seat(side)?.name ?? '');
    const author = createElement('b', {}, createElement('bdi', {}, name), ': ');
    return createElement('p', {}, author, createElement('bdi', {}, text));
  }

  #createButton({ key, text }: Api.ChatPhrase) {
    const click = () => this.#send({ phrase: key });
    return createElement('button', { type: 'button', class: 'button small', click }, text);
  }

  /** Sends a message. Returns whether the server has stored it. */
  async #send(content: Content) {
    const key = JSON.stringify(content);
    if (this.#unsent?.content !== key) {
      this.#unsent = { id: newId(), content: key };
    }
    const { id } = this.#unsent;
    const isStored = await this.#request(() =>
      post(`/games/${this.game}/messages`, { id, ...content }),
    );
    if (isStored && this.#unsent?.id === id) {
      this.#unsent = undefined;
    }
    return isStored;
  }

  /** Sends a request, and shows the answer or what is wrong. */
  async #request(request: () => Promise<Api.Chat>) {
    const problem = byId('chat-problem');
    try {
      this.receive(await request());
      setText(problem, '');
      return true;
    } catch (error) {
      setText(problem, errorText(error, 'game.failed'));
      return false;
    }
  }
}
