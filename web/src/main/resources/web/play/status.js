import { byId, make, setText } from '/site/dom.js';
import { say } from '/site/words.js';

/** What there is to answer: each kind of offer, and how it is told. */
const OFFERS = ['draw', 'takeback', 'rematch'];

/** How the game stands, and what can be done about it beside moving. */
export class Status {
  /** @param send is called with a command: `do`, and `what` where it needs that */
  constructor(send) {
    this.send = send;
  }

  /** Draws all; `sending` is whether a move is on its way. */
  draw(model, words, sending) {
    setText(byId('status'), inWords(model, words, sending));
    byId('status').classList.toggle('mine', model.isMyTurn);
    byId('offers').replaceChildren(...OFFERS.flatMap(what => this.#offer(what, model)));
    this.#drawActions(model);
  }

  #offer(what, model) {
    const by = model.state.offers?.[what] ?? '';
    if (by === '' || model.state.you === '') {
      return [];
    }
    if (by === model.state.you) {
      return [make('p', { class: 'quiet' }, say(`game.offered.${what}`))];
    }
    const button = (key, deed) => make('button', {
      type: 'button', class: 'button small', click: () => this.send({ do: deed, what }),
    }, say(key));
    return [make('div', { class: 'notice stack' }, make('p', {}, say(`game.asked.${what}`)),
      make('div', { class: 'row' }, button('game.accept', 'accept'),
        button('game.decline', 'decline')))];
  }

  /** Draws the buttons, unless they are the same as before: then they keep the focus. */
  #drawActions(model) {
    const actions = this.#actions(model);
    const key = actions.map(([name]) => name).join();
    if (key !== this.drawn) {
      this.drawn = key;
      byId('actions').replaceChildren(...actions.map(([, element]) => element()));
    }
  }

  #actions(model) {
    const { state } = model;
    const mayOffer = what => model.isPlaying && (state.offers?.[what] ?? '') === '';
    const all = [
      [`next ${state.next}`, state.next && !state.offers?.rematch,
        () => link('game.next', `/g/${state.next}`, 'main')],
      ['rematch', model.isOver && state.you !== '' && !state.next
        && (state.offers?.rematch ?? '') === '',
      () => this.#button('game.rematch', { do: 'rematch' }, 'main')],
      [`analyse ${state.game}`, model.isOver && state.ply > 0,
        () => link('game.analyse', `/analysis?of=${byId('table').dataset.game}`)],
      ['claim', state.claimable, () => this.#button('game.claim', { do: 'claim' }, 'main')],
      ['takeback', mayOffer('takeback') && state.ply > 0,
        () => this.#button('game.takeback', takeback(model))],
      ['draw', mayOffer('draw') && !model.isAgainstComputer,
        () => this.#button('game.draw', { do: 'offer', what: 'draw' })],
      ['resign', model.isPlaying, () => this.#resign()],
      ['withdraw', state.you !== '' && !model.isOver && !model.isComplete,
        () => this.#button('game.withdraw', { do: 'withdraw' })],
    ];
    return all.filter(([, isThere]) => isThere).map(([name, , element]) => [name, element]);
  }

  #button(key, command, kind = '') {
    return make('button', {
      type: 'button', class: `button small ${kind}`, click: () => this.send(command),
    }, say(key));
  }

  /** Resigning is asked twice. */
  #resign() {
    const group = make('span', { class: 'row' });
    const ask = () => {
      const yes = make('button', { type: 'button', class: 'button small danger',
        click: () => this.send({ do: 'resign' }) }, say('game.resign-yes'));
      const no = make('button', { type: 'button', class: 'button small', click: () => {
        group.replaceChildren(first);
        first.focus();
      } }, say('game.resign-no'));
      group.replaceChildren(yes, no);
      no.focus();
    };
    const first = make('button', { type: 'button', class: 'button small', click: ask },
      say('game.resign'));
    group.append(first);
    return group;
  }
}

/** A computer gives moves back without being asked. */
function takeback(model) {
  return model.isAgainstComputer ? { do: 'takeback' } : { do: 'offer', what: 'takeback' };
}

function link(key, href, kind = '') {
  return make('a', { class: `button small ${kind}`, href }, say(key));
}

/** Returns in one sentence who has won, and why. */
export function endInWords({ result, says }, words) {
  if (result === '*') {
    return say('game.ended', says);
  }
  const winner = { '1-0': 'first', '0-1': 'second' }[result];
  return winner === undefined
    ? say('game.drawn', says) : say('game.won', words[`side.${winner}`], says);
}

/** Returns in one sentence how the game stands. */
export function inWords(model, words, sending) {
  const { state } = model;
  if (model.isOver) {
    return endInWords(state, words);
  }
  if (!model.isComplete) {
    return say(state.you === '' ? 'game.seat-waits' : 'game.waiting');
  }
  if (sending) {
    return say('game.sending');
  }
  const side = state.position.toMove;
  if (model.isMyTurn) {
    return say('game.your-turn', words[`side.${side}`]);
  }
  const key = model.seat(side).player === 'human' ? 'game.turn-of' : 'game.thinks';
  return say(key, model.seat(side).name, words[`side.${side}`]);
}
