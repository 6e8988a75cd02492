import { boardElement, boardWords, catalogue } from '/site/boards.js';
import { byId, make, setText } from '/site/dom.js';
import { say } from '/site/words.js';
import { Bar } from './bar.js';
import { Curve } from './curve.js';
import { Editor } from './editor.js';
import { Engine } from './engine.js';
import { Lines } from './lines.js';
import { first, last, Moves } from './moves.js';
import { line, tries } from './positions.js';
import { record } from './record.js';
import { download, keep } from './share.js';
import { source } from './source.js';
import { Tree } from './tree.js';

/** How long others have the engine before it is asked again, in milliseconds. */
const TURN = 10000;

/** The page on which any position is analysed. */
class Analysis {
  #shown = 0;

  constructor({ id, tree, node, about, played }, board, says) {
    this.id = id;
    this.tree = tree;
    this.about = about;
    this.board = board;
    this.says = says;
    this.bar = new Bar(byId('bar'));
    this.engine = new Engine();
    this.lines = new Lines(byId('lines'), byId('engine-status'), moves => this.#follow(moves));
    this.moves = new Moves(byId('moves'), at => this.go(at));
    this.moves.firstPly = about.starter === 'second' ? 1 : 0;
    this.curve = new Curve(byId('curve'), ply => this.#goToPly(ply));
    this.editor = new Editor(byId('editor'), board, answer => this.#edited(answer));
    this.#listen();
    this.#showCurve(played);
    this.go(node);
  }

  #listen() {
    this.board.addEventListener('board-move', ({ detail }) => this.#entered(detail.path));
    this.board.addEventListener('board-refused', ({ detail }) => this.#refused(detail.path));
    const buttons = {
      first: () => this.go(first(this.node)),
      previous: () => this.go(this.node.parent ?? this.node),
      next: () => this.go(this.node.children[0] ?? this.node),
      last: () => this.go(last(this.node)),
      flip: () => this.#flip(),
      edit: () => this.#edit(),
      promote: () => this.#change(Tree.promote),
      remove: () => this.#remove(),
      keep: () => this.#keep(),
      download: () => this.#download(),
    };
    for (const [id, act] of Object.entries(buttons)) {
      byId(id).addEventListener('click', act);
    }
    byId('engine').addEventListener('change', () => this.#think());
    this.address = location.search;
    // Going back after an edited position asks for another page.
    addEventListener('popstate', () => {
      if (location.search !== this.address) {
        location.reload();
      }
    });
    // Nobody is thought for who looks at something else.
    document.addEventListener('visibilitychange', () => this.#think());
    byId('line-count').addEventListener('change', () => this.#think());
    byId('comment').addEventListener('input', () => {
      this.node.comment = byId('comment').value;
      this.moves.show(this.tree, this.node);
    });
  }

  /** Shows a node of the tree. */
  async go(node) {
    this.#shown += 1;
    const mine = this.#shown;
    const before = this.node;
    this.node = node;
    this.moves.show(this.tree, node);
    try {
      await this.#know(node);
    } catch (refusal) {
      this.#say(refusal.says || say('analysis.offline'));
      return;
    }
    if (mine === this.#shown) {
      this.#show(node, before);
    }
  }

  /** Asks the server for the position of a node, once. */
  async #know(node) {
    if (node.position === undefined) {
      const { parent } = node;
      const from = parent?.position === undefined
        ? { position: this.tree.start, moves: Tree.path(node).map(({ text }) => text) }
        : { position: parent.position.position, moves: [node.text] };
      this.#learn(node, await line(this.id, from));
    }
  }

  #learn(node, { position, moves, ending }) {
    Object.assign(node, { position, move: moves.at(-1) ?? null, ending });
  }

  #show(node, before) {
    // Only a step forward is seen as a move.
    const isStep = before === undefined || node.parent === before;
    this.board.toggleAttribute('still', !isStep);
    this.board.show(node.position, node.move);
    setText(byId('standing'), node.position.standing.join(' · '));
    const turn = say('analysis.to-move', this.says[`side.${node.position.toMove}`]);
    this.#say(node.ending === '' ? turn : node.ending);
    byId('comment').value = node.comment;
    byId('first').disabled = node.parent === undefined;
    byId('previous').disabled = node.parent === undefined;
    byId('next').disabled = node.children.length === 0;
    byId('last').disabled = node.children.length === 0;
    byId('remove').disabled = node.parent === undefined;
    byId('promote').disabled = node.sibling(-1) === undefined;
    this.curve.show(this.#plyOfGame(node));
    this.#think();
  }

  /** Returns the ply of the main line that a node stands on, or leaves it at. */
  #plyOfGame(node) {
    const main = this.tree.mainLine();
    return Math.max(0, [this.tree.root, ...Tree.path(node)].findLastIndex(
      (at, ply) => main[ply] === at));
  }

  #goToPly(ply) {
    this.go(this.tree.mainLine()[ply] ?? this.node);
  }

  #say(text) {
    setText(byId('says'), text);
  }

  /** Lets the engine think about the position that is shown. */
  #think() {
    const { node } = this;
    const isOn = byId('engine').checked && this.editing !== true && !document.hidden;
    this.engine.stop();
    this.lines.clear();
    if (node?.position === undefined) {
      return;
    }
    if (node.position.result !== '*') {
      const bars = { '1-0': 1, '0-1': -1 };
      this.bar.show(bars[node.position.result] ?? 0, node.ending, true);
      this.lines.clear(node.ending);
      return;
    }
    if (isOn) {
      this.lines.clear(say('analysis.thinking'), true);
      this.engine.analyse({
        ...this.id, position: node.position.position, lines: Number(byId('line-count').value),
      }, news => this.#hear(news));
    }
  }

  #hear(news) {
    this.lines.show(news);
    const [best] = news.lines ?? [];
    if (best !== undefined) {
      this.bar.show(best.bar, best.says, best.proven);
    }
    if (news.type === 'ended' && news.why === 'others') {
      const { node } = this;
      setTimeout(() => this.#thinkAgain(node), TURN);
    }
  }

  /** Goes on after others have had their turn, where the same position is still looked at. */
  #thinkAgain(node) {
    if (node === this.node) {
      this.#think();
    }
  }

  /** Plays the move that was entered on the board. */
  async #entered(path) {
    if (this.editing === true) {
      this.editor.choose(path[0]);
      return;
    }
    const { node } = this;
    try {
      const answer = await line(this.id, { position: node.position.position, path });
      const child = node.child(answer.moves.at(-1).move);
      this.#learn(child, answer);
      this.go(child);
    } catch (refusal) {
      this.#say(refusal.says || say('analysis.offline'));
    }
  }

  async #refused(path) {
    if (this.node.position.result === '*') {
      try {
        this.#say((await tries(this.id, this.node.position.position, path)).says);
      } catch (refusal) {
        this.#say(refusal.says || say('analysis.offline'));
      }
    }
  }

  /** Plays the moves of a line of the engine. */
  #follow(moves) {
    let at = this.node;
    moves.forEach(move => { at = at.child(move); });
    this.go(at);
  }

  #flip() {
    const isFlipped = this.board.toggleAttribute('flipped');
    byId('flip').setAttribute('aria-pressed', isFlipped);
    this.bar.flipped = isFlipped;
  }

  #change(change) {
    change(this.node);
    this.go(this.node);
  }

  #remove() {
    const { parent } = this.node;
    Tree.remove(this.node);
    this.go(parent);
  }

  async #edit() {
    if (this.editing === true) {
      this.#edited(undefined);
      return;
    }
    this.editing = true;
    this.engine.stop();
    this.lines.clear();
    byId('edit').setAttribute('aria-expanded', 'true');
    this.board.setAttribute('still', '');
    const sides = { first: this.says['side.first'], second: this.says['side.second'] };
    await this.editor.open(this.id, this.node.position, this.board.description, sides);
    if (this.editing) { // It may have been closed again meanwhile.
      byId('editor').hidden = false;
      byId('editor').scrollIntoView({ block: 'nearest' });
    }
  }

  /** Goes on from the position of the editor, or where the page was. */
  #edited(answer) {
    this.editing = false;
    byId('editor').hidden = true;
    byId('edit').setAttribute('aria-expanded', 'false');
    byId('edit').focus();
    if (answer === undefined) {
      this.go(this.node);
    } else {
      this.#beginAnew(answer);
    }
  }

  /** Goes on from another position as if the page had been opened with it. */
  #beginAnew(answer) {
    this.tree = new Tree(answer.start);
    this.#learn(this.tree.root, answer);
    this.about = { starter: answer.position.toMove };
    this.moves.firstPly = this.about.starter === 'second' ? 1 : 0;
    byId('curve').hidden = true;
    byId('study-title').value = '';
    byId('share').querySelector('.share-link').replaceChildren();
    setText(byId('title'), say('analysis.title'));
    document.title = `${say('analysis.title')} · Tabuleiro`;
    const query = new URLSearchParams({ ...this.id, position: answer.start });
    history.pushState(null, '', `/analysis?${query}`);
    this.address = location.search;
    this.go(this.tree.root);
  }

  #showCurve(played) {
    if (played !== undefined) {
      byId('curve').hidden = false;
      this.engine.curve(played.id, news => {
        if (news.type === 'curve') {
          this.curve.take(news);
        } else if (news.type === 'refused') {
          setText(document.querySelector('.curve-status'), news.says);
        }
      });
    }
  }

  async #text() {
    const end = this.tree.mainLine().at(-1);
    await this.#know(end);
    const title = byId('study-title').value || this.about.title;
    return record(this.tree, { ...this.about, ...this.id, title }, end.position.result);
  }

  async #keep() {
    const link = await keep(byId('share'), await this.#text());
    if (link !== undefined) {
      history.replaceState(null, '', link);
    }
  }

  async #download() {
    download(`${this.id.game}-${this.id.variant}.pgn`, await this.#text());
  }
}

/** Lets another game or variant be chosen. */
async function offerGames(id) {
  const { families } = await catalogue();
  const game = byId('game');
  const variant = byId('variant');
  game.append(...families.map(family => make('option', { value: family.game }, family.name)));
  function offerVariants() {
    const family = families.find(one => one.game === game.value);
    const isFamily = family.game === id.game;
    const names = family.variants.filter(one => one.featured || (isFamily && one.variant === id.variant));
    variant.replaceChildren(
      ...names.map(one => make('option', { value: one.variant }, one.name)));
  }
  game.value = id.game;
  offerVariants();
  variant.value = id.variant;
  game.addEventListener('change', offerVariants);
  byId('choose').addEventListener('submit', event => {
    event.preventDefault();
    location.assign(`/analysis?${new URLSearchParams({ game: game.value, variant: variant.value })}`);
  });
  return families.find(family => family.game === id.game).name;
}

async function start() {
  const asked = await source(location);
  const { game, variant } = asked.id;
  const [board, says, name] = await Promise.all(
    [boardElement(game, variant), boardWords(game), offerGames(asked.id)]);
  board.setAttribute('label', say('analysis.board-of', name));
  byId('board').append(board);
  byId('bar').classList.add(`game-${game}`);
  byId('curve').classList.add(`game-${game}`);
  byId('room').hidden = false;
  const { title = '', white, black } = asked.about;
  byId('study-title').value = title;
  const players = white && black ? say('analysis.players', white, black) : '';
  if (title !== '' || players !== '') {
    setText(byId('title'), title || players);
    document.title = `${title || players} · Tabuleiro`;
  }
  const page = new Analysis(asked, board, says);
  document.documentElement.dataset.ready = 'yes';
  return page;
}

start().catch(refusal => {
  byId('problem').hidden = false;
  setText(byId('problem'), refusal.says || say('analysis.offline'));
  offerGames({ game: 'talpa', variant: '8x8' }).catch(() => {});
  if (refusal.says === undefined) {
    throw refusal;
  }
});
