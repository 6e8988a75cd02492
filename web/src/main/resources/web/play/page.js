import { get } from '/site/api.js';
import { byId, make, setText } from '/site/dom.js';
import { icon } from '/site/icons.js';
import { say } from '/site/words.js';
import { Channel } from './channel.js';
import { Commands } from './commands.js';
import { Log } from './log.js';
import { Model } from './model.js';
import { Moves } from './moves.js';
import { Turn } from './notify.js';
import { Options } from './options.js';
import { Outbox } from './outbox.js';
import { isLegal } from './paths.js';
import { Plates } from './plates.js';
import { Positions } from './positions.js';
import { Prepared } from './prepared.js';
import { SeatForm, sideHere } from './seat.js';
import { Share } from './share.js';
import { inWords, Status } from './status.js';
import { PlayedBoard } from './table.js';
import { whyNot } from './tries.js';

/** How often the clocks are drawn, in milliseconds. */
const TICK = 200;

/** A game on the screen: what is heard changes the model, and every change draws all parts anew. */
export class GamePage {
  /**
   * @param id of the game
   * @param state as the server told it
   * @param known `name` of the game, and `words` of its board
   */
  constructor(id, state, { name, words }) {
    this.id = id;
    this.model = new Model(state);
    this.words = words;
    this.name = name;
    this.positions = new Positions(id);
    this.board = new PlayedBoard(path => this.#entered(path), path => this.#explain(path));
    this.log = new Log();
    this.options = new Options(() => this.draw());
    this.channel = new Channel(() => this.#address(), this);
    this.outbox = new Outbox(id, message => this.channel.send(message));
    this.plates = new Plates();
    this.moves = new Moves(ply => this.look(ply));
    this.parts = {
      status: new Status(command => this.#send(command)), share: new Share(id),
      prepared: new Prepared(id, () => this.draw()), turn: new Turn(name),
      seat: new SeatForm(id, () => this.#seatTaken()), commands: new Commands(this),
    };
    this.turned = false;
  }

  /** Shows the page and begins to listen. */
  async begin() {
    await this.board.prepare(this.model.state, this.name);
    byId('table').dataset.game = this.id;
    byId('table').dataset.kind = this.board.kind;
    byId('table').dataset.family = this.model.state.game;
    byId('table').hidden = false;
    byId('side').hidden = false;
    byId('steps').append(make('button', { type: 'button', class: 'button small',
      'aria-label': say('game.flip'), title: say('game.flip'),
      click: () => { this.turned = !this.turned; this.draw(); } }, icon('flip')));
    this.parts.share.begin();
    this.options.draw(this.board.kind, this.model.state.days);
    this.#keep();
    this.draw();
    this.channel.open();
    // A secret link that is opened on the page itself loads nothing anew.
    addEventListener('hashchange', () => this.draw());
    setInterval(() => this.plates.tick(), TICK);
  }

  #address() {
    const { sequence, hash } = this.model.state.head;
    const side = sideHere(this.id);
    return `/games/${this.id}/live?after=${sequence}&hash=${hash}${side === '' ? '' : `&side=${side}`}`;
  }

  // What the line says.

  message(message) {
    switch (message.type) {
      case 'state': this.#replace(message); break;
      case 'event': this.#happened(message); break;
      case 'here': this.model.here(message); break;
      case 'seats': this.#seated(message); break;
      case 'reply': this.#answered(message); break;
      case 'bye': this.log.add(message.says ?? '', 'answer'); break;
    }
    this.draw();
  }

  online() {
    byId('offline').hidden = true;
    this.outbox.resend();
  }

  offline() {
    byId('offline').hidden = false;
  }

  /** Looks at the game anew, now from a seat. */
  async #seatTaken() {
    this.channel.close();
    this.#replace(await get(`/games/${this.id}?side=${sideHere(this.id)}`));
    this.draw();
    this.channel.open();
  }

  #replace(state) {
    this.positions.cut(-1);
    this.model.replace(state);
    this.#keep();
  }

  #seated({ seats, open }) {
    this.model.replace({ ...this.model.state, seats, open });
  }

  #happened(event) {
    const before = this.model.state;
    if (event.sequence > before.head.sequence + 1) {
      this.channel.renew();
      return;
    }
    if (!this.model.apply(event)) {
      return;
    }
    this.#refuse('');
    this.positions.cut(event.ply);
    this.#keep();
    if (event.move && event.ply > before.ply) {
      this.log.add(this.board.sentence(event.move), 'move');
    } else if (event.ply < before.ply) {
      this.log.add(say('game.taken-back', event.ply), 'answer');
    }
    if (event.do === 'offer' || event.do === 'decline') {
      this.log.add(say(`game.log-${event.do}.${event.what}`), 'answer');
    }
    if (this.model.isOver && before.ending === '') {
      this.log.add(this.status(), 'answer');
    } else if (event.next !== before.next && before.you !== '' && before.round === 0) {
      // A rematch was accepted. In a match of two the end of the first game is looked at first.
      location.assign(`/g/${event.next}`);
    }
    if (this.looked !== undefined && this.looked >= event.ply) {
      this.looked = undefined;
    }
  }

  #answered(reply) {
    const refused = this.outbox.answered(reply, this.model);
    if (reply.head && reply.head.sequence > this.model.state.head.sequence) {
      this.channel.renew();
    }
    if (refused !== undefined) {
      this.#refuse(reply.says || say('game.failed'));
      this.board.letGo();
    }
  }

  /** Says why something was refused, until something else happens. */
  #refuse(says) {
    byId('refused').textContent = says;
    byId('refused').hidden = says === '';
  }

  /** Keeps the position that the model has. */
  #keep() {
    const { ply, position, last } = this.model.state;
    this.positions.keep(ply, position, last);
  }

  // What the reader does.

  #send(command) {
    const { head, ply, you } = this.model.state;
    this.#refuse('');
    this.outbox.add({ seen: head.sequence, ply, side: you, ...command });
    this.draw();
  }

  /** Takes a click path from the board: a move, or one of a prepared reply. */
  #entered(path) {
    if (this.parts.prepared.asked === undefined) {
      this.#move({ path });
    } else {
      this.parts.prepared.entered(path);
    }
  }

  /** Says which rule forbids a click path. */
  async #explain(path) {
    const { model } = this;
    const says = await whyNot(model.state, model.state.position.position, path).catch(() => '');
    if (model.isMyTurn) {
      this.#refuse(says);
    }
  }

  #move(move) {
    this.#send({ do: 'move', ...move });
  }

  /** Plays what was typed: a move's text, or its spots. Returns what there is to say. */
  playText(spots) {
    if (!this.model.isMyTurn) {
      return [this.status()];
    }
    if (spots.length === 0) {
      return [say('game.command-hint')];
    }
    const isPath = isLegal(this.model.state.position.steps, spots);
    this.#move(isPath ? { path: spots } : { move: spots.join('') });
    return [];
  }

  /** Looks at the position after so many moves. */
  look(ply) {
    const from = this.ply;
    this.looked = ply === this.model.state.ply ? undefined : ply;
    this.still = ply !== from + 1;
    const move = this.model.state.moves[ply - 1];
    setText(byId('looked-at'), say('game.looked-at', ply, move?.move ?? ''));
    this.draw();
  }

  // What is drawn.

  /** The number of moves before the position that is looked at. */
  get ply() {
    return this.looked ?? this.model.state.ply;
  }

  get isFlipped() {
    return (this.model.state.you === 'second' && this.board.kind !== 'table') !== this.turned;
  }

  status() {
    return inWords(this.model, this.words, this.outbox.isMoving);
  }

  draw() {
    const { model, words, options } = this;
    const { status, share, prepared, turn, seat } = this.parts;
    this.board.dress(options, this.isFlipped);
    this.plates.draw(model, words, this.isFlipped);
    this.moves.draw(model.state.moves, this.ply);
    status.draw(model, words, this.outbox.isMoving);
    share.draw(model);
    prepared.draw(model);
    turn.draw(model, options);
    seat.draw(model);
    this.#drawBoard();
  }

  async #drawBoard() {
    const { ply, model } = this;
    const isLive = this.looked === undefined;
    const { asked } = this.parts.prepared;
    const shown = isLive
      ? asked ?? { position: model.state.position, move: model.state.last ?? null }
      : await this.positions.at(ply).catch(() => undefined);
    if (shown === undefined || ply !== this.ply) {
      return;
    }
    const mayMove = asked !== undefined || (model.isMyTurn && !this.outbox.isMoving);
    this.board.show(shown, {
      mayMove: isLive && mayMove,
      confirms: asked === undefined && this.options.confirms(model.state.days),
      still: this.still ?? false,
    });
    this.still = false;
    byId('standing').replaceChildren(...shown.position.standing.map(text => make('li', {}, text)));
    byId('table').classList.toggle('past', !isLive);
  }
}
