import { required } from '../board/required.js';
import { here, pushAddress } from '../site/address.js';
import { onBoardPath } from '../site/boards.js';
import { byId, setText } from '../site/dom.js';
import { errorText } from '../site/errors.js';
import { translate } from '../site/messages.js';
import { explainPath, loadVariation } from '../site/positions.js';
import { AnalysisEngine } from './analysis-engine.js';
import { AnalysisKeys } from './analysis-keys.js';
import { loadNode } from './load-node.js';
import { MoveTree, setVariation } from './move-tree.js';
import { MoveTreeView } from './move-tree-view.js';
import { PlayFromHere } from './play-from-here.js';
import { PositionEditor } from './position-editor.js';
import { ScoreCurve } from './score-curve.js';
import { StudyShare } from './study-share.js';

/** @typedef {import('../board/board.js').TabuleiroBoard} TabuleiroBoard */
/** @typedef {import('./analysis-source.js').AnalysisSource} AnalysisSource */
/** @typedef {import('./move-tree.js').MoveNode} MoveNode */

/** The analysis page: a board, the engine, the moves and the curve of a played game. */
export class AnalysisPage {
  /** The number of the last call of `showNode`, by which answers that come too late are recognized. */
  #request = 0;

  #isEditing = false;
  #address = here().search;

  /**
   * @param {AnalysisSource} source
   * @param {TabuleiroBoard} board
   * @param {Record<string, string>} texts the texts of the board
   */
  constructor({ id, tree, node, facts, playedGame }, board, texts) {
    this.id = id;
    this.tree = tree;
    this.node = node;
    this.facts = facts;
    this.board = board;
    this.texts = texts;
    this.comment = byId('comment', HTMLTextAreaElement);
    this.share = new StudyShare(this);
    new PlayFromHere(this);
    this.engine = new AnalysisEngine(id, board, moves => this.#playVariation(moves));
    this.moveTree = new MoveTreeView(byId('moves'), selected => this.showNode(selected));
    this.moveTree.firstPly = facts.starter === 'second' ? 1 : 0;
    this.curve = new ScoreCurve(byId('curve'), texts, ply => this.#showPly(ply));
    this.editor = new PositionEditor(byId('editor'), board, edited => this.#closeEditor(edited));
    this.#listen();
    if (playedGame !== undefined) {
      this.#showCurve(playedGame);
    }
    /** Settled when the first position is on the board. */
    this.shown = this.showNode(node, true);
  }

  #listen() {
    onBoardPath(this.board, 'board-move', path => this.#playPath(path));
    onBoardPath(this.board, 'board-illegal', path => this.#explainPath(path));
    const steps = {
      first: () => this.showNode(this.node.first()),
      previous: () => this.showNode(this.node.parent ?? this.node),
      next: () => this.showNode(this.node.children[0] ?? this.node),
      last: () => this.showNode(this.node.last()),
      flip: () => this.#flip(),
    };
    const buttons = {
      ...steps,
      edit: () => this.#toggleEditor(),
      promote: () => this.#promote(),
      remove: () => this.#remove(),
    };
    for (const [id, act] of Object.entries(buttons)) {
      byId(id).addEventListener('click', act);
    }
    const variation = (/** @type {1 | -1} */ step) =>
      this.showNode(this.node.sibling(step) ?? this.node);
    const keys = {
      ArrowLeft: steps.previous,
      ArrowRight: steps.next,
      ArrowUp: () => variation(-1),
      ArrowDown: () => variation(1),
      Home: steps.first,
      End: steps.last,
      f: steps.flip,
      l: () => byId('engine').click(),
      a: () => byId('arrows').click(),
      w: () => byId('explain').click(),
    };
    new AnalysisKeys(this.board, keys, () => !this.#isEditing);
    // An edited position has another address: going back from it loads the page again.
    addEventListener('popstate', () => {
      if (here().search !== this.#address) {
        location.reload();
      }
    });
    byId('engine').addEventListener('change', () => this.#analyse());
    byId('line-count').addEventListener('change', () => this.#analyse());
    // The engine does not think for a hidden page.
    document.addEventListener('visibilitychange', () => this.#analyse());
    this.comment.addEventListener('input', () => {
      this.node.comment = this.comment.value;
      this.moveTree.show(this.tree, this.node);
    });
  }

  /**
   * Shows a node of the tree.
   *
   * @param {MoveNode} node
   * @param {boolean} [isFirst] whether it is the first node of the page
   */
  async showNode(node, isFirst = false) {
    this.#request += 1;
    const request = this.#request;
    // Only a step forward is animated.
    const isStep = isFirst || node.parent === this.node;
    this.node = node;
    this.moveTree.show(this.tree, node);
    try {
      await this.load(node);
    } catch (error) {
      this.#say(errorText(error, 'analysis.offline'));
      return;
    }
    if (request === this.#request) {
      this.#draw(node, isStep);
    }
  }

  /**
   * Loads the position of a node, once.
   *
   * @param {MoveNode} node
   */
  load(node) {
    return loadNode(this.id, this.tree, node);
  }

  /**
   * @param {MoveNode} node
   * @param {boolean} isStep whether to animate the move
   */
  #draw(node, isStep) {
    const position = required(node.position, 'the position of the node');
    this.board.toggleAttribute('still', !isStep);
    this.board.show(position, node.move);
    byId('room').classList.add('drawn');
    setText(byId('standing'), position.scoreTexts.join(' · '));
    const turn = translate('analysis.to-move', this.texts[`side.${position.toMove}`]);
    this.#say(node.ending === '' ? turn : node.ending);
    this.comment.value = node.comment;
    this.share.show(position.position);
    disable('first', node.parent === undefined);
    disable('previous', node.parent === undefined);
    disable('next', node.children.length === 0);
    disable('last', node.children.length === 0);
    disable('play-here', position.result !== '*');
    disable('remove', node.parent === undefined);
    disable('promote', node.sibling(-1) === undefined);
    this.curve.show(this.#mainLinePly(node));
    this.#analyse();
  }

  // The ply at which a node lies on the main line, or at which its line leaves it.
  /** @param {MoveNode} node */
  #mainLinePly(node) {
    const main = this.tree.mainLine();
    const path = [this.tree.root, ...MoveTree.path(node)];
    const left = path.findIndex((at, ply) => main[ply] !== at);
    return Math.max(0, left < 0 ? path.length - 1 : left - 1);
  }

  /** @param {number} ply */
  #showPly(ply) {
    this.showNode(this.tree.mainLine()[ply] ?? this.node);
  }

  /** @param {string} text */
  #say(text) {
    setText(byId('says'), text);
  }

  #analyse() {
    const isOn = byId('engine', HTMLInputElement).checked;
    this.engine.show(this.node, isOn && !this.#isEditing && !document.hidden);
  }

  /**
   * Plays a click path of the board; in the editor its cell receives a piece.
   *
   * @param {string[]} path
   */
  async #playPath(path) {
    if (this.#isEditing) {
      this.editor.selectCell(path[0]);
      return;
    }
    const { node } = this;
    try {
      const from = { position: node.position?.position, path };
      const variation = await loadVariation(this.id, from);
      const child = node.child(variation.moves[variation.moves.length - 1].move);
      setVariation(child, variation);
      this.showNode(child);
    } catch (error) {
      this.#say(errorText(error, 'analysis.offline'));
    }
  }

  /**
   * Shows why a click path is illegal.
   *
   * @param {string[]} path
   */
  async #explainPath(path) {
    const { position } = this.node;
    if (position?.result === '*') {
      const { message, refusal } = await explainPath(this.id, position, path, 'analysis.offline');
      if (position === this.node.position) {
        this.#say(message);
        this.board.markRefused(refusal?.cells ?? []);
      }
    }
  }

  /**
   * Plays moves of one of the engine's variations.
   *
   * @param {string[]} moves
   */
  #playVariation(moves) {
    this.showNode(moves.reduce((node, move) => node.child(move), this.node));
  }

  #flip() {
    const isFlipped = this.board.toggleAttribute('flipped');
    byId('flip').setAttribute('aria-pressed', String(isFlipped));
    this.engine.bar.flipped = isFlipped;
  }

  #promote() {
    MoveTree.promote(this.node);
    this.showNode(this.node);
  }

  #remove() {
    const { parent } = this.node;
    if (parent !== undefined) {
      MoveTree.remove(this.node);
      this.showNode(parent);
    }
  }

  async #toggleEditor() {
    if (this.#isEditing) {
      this.#closeEditor(undefined);
      return;
    }
    this.#isEditing = true;
    this.engine.stop();
    byId('edit').setAttribute('aria-expanded', 'true');
    this.board.setAttribute('still', '');
    const position = required(this.node.position, 'the position of the node');
    const sideNames = { first: this.texts['side.first'], second: this.texts['side.second'] };
    await this.editor.open(this.id, position, sideNames);
    // The user may have closed it meanwhile.
    if (this.#isEditing) {
      byId('editor').hidden = false;
      byId('room').classList.add('editing');
    }
  }

  /**
   * Closes the editor and shows its position; undefined returns to the node before.
   *
   * @param {Api.Variation | undefined} edited
   */
  #closeEditor(edited) {
    this.#isEditing = false;
    byId('editor').hidden = true;
    byId('room').classList.remove('editing');
    byId('edit').setAttribute('aria-expanded', 'false');
    byId('edit').focus();
    if (edited === undefined) {
      this.showNode(this.node);
    } else {
      this.#startFrom(edited);
    }
  }

  /**
   * Starts again from a position, as if the page had been opened with it.
   *
   * @param {Api.Variation} variation
   */
  #startFrom(variation) {
    const starter = variation.position.toMove;
    this.tree = new MoveTree(variation.start);
    setVariation(this.tree.root, variation);
    this.facts = { starter };
    this.moveTree.firstPly = starter === 'second' ? 1 : 0;
    byId('curve').hidden = true;
    this.share.clear();
    setText(byId('title'), translate('analysis.title'));
    document.title = `${translate('analysis.title')} · Tabuleiro`;
    const query = new URLSearchParams({ ...this.id, position: variation.start });
    pushAddress(`/analysis?${query}`);
    this.#address = here().search;
    this.showNode(this.tree.root);
  }

  /** @param {string} game the id of a finished game */
  #showCurve(game) {
    byId('curve').hidden = false;
    this.share.offerAnimation(game);
    this.engine.client.requestCurve(game, message => {
      if (message.type === 'curve') {
        this.curve.add(message);
      } else if (message.type === 'refused') {
        this.curve.showStatus(message.message);
      }
    });
  }
}

/**
 * @param {string} id
 * @param {boolean} isDisabled
 */
function disable(id, isDisabled) {
  byId(id, HTMLButtonElement).disabled = isDisabled;
}
