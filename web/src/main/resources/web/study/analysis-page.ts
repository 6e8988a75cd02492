import { required } from '../board/required.ts';
import { here, pushAddress } from '../site/address.ts';
import { onBoardPath } from '../site/board-path.ts';
import { byId, setText } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { explainPath, loadVariation } from '../site/positions.ts';
import { AnalysisEngine } from './analysis-engine.ts';
import { AnalysisKeys } from './analysis-keys.ts';
import { LaterExplorer } from './later-explorer.ts';
import { loadNode } from './load-node.ts';
import { addNotes } from './move-notes.ts';
import { MoveTree, setVariation, type MoveNode } from './move-tree.ts';
import { MoveTreeView } from './move-tree-view.ts';
import { PlayFromHere } from './play-from-here.ts';
import { PositionEditor } from './position-editor.ts';
import { ScoreCurve } from './score-curve.ts';
import { StudyShare } from './study-share.ts';
import { useTabs } from './tabs.ts';
import type { TabuleiroBoard } from '../board/board.ts';
import type { AnalysisSource } from './analysis-source.ts';

/** The analysis page: a board, the engine, the moves and the curve of a played game. */
export class AnalysisPage {
  readonly id;
  tree;
  node;
  facts;
  readonly comment;
  readonly share: StudyShare;
  readonly engine: AnalysisEngine;
  readonly moveTree: MoveTreeView;
  readonly curve: ScoreCurve;
  readonly editor: PositionEditor;
  readonly explorer: LaterExplorer;
  /** Settled when the first position is on the board. */
  readonly shown;

  /** The number of the last call of `showNode`, by which answers that come too late are recognized. */
  #request = 0;
  #isEditing = false;
  #address = here().search;

  /** @param texts the texts of the board */
  constructor(
    { id, tree, node, facts, playedGame }: AnalysisSource,
    readonly board: TabuleiroBoard,
    readonly texts: Record<string, string>,
  ) {
    this.id = id;
    this.tree = tree;
    this.node = node;
    this.facts = facts;
    this.comment = byId('comment', HTMLTextAreaElement);
    this.share = new StudyShare(this);
    new PlayFromHere(this);
    this.engine = new AnalysisEngine(id, board, moves => this.#playVariation(moves));
    const onSelect = (selected: MoveNode) => this.showNode(selected);
    this.moveTree = new MoveTreeView(byId('moves'), onSelect, byId('tab-moves-panel'));
    this.moveTree.firstPly = facts.starter === 'second' ? 1 : 0;
    const showPly = (ply: number) => this.#showPly(ply);
    this.curve = new ScoreCurve(byId('curve'), texts, showPly, byId('curve-notes'));
    this.explorer = new LaterExplorer(moves => this.#playVariation(moves));
    useTabs(byId('panel'), tab => this.explorer.toggle(tab === 'tab-explorer', this));
    this.editor = new PositionEditor(byId('editor'), board, edited => this.#closeEditor(edited));
    this.#listen();
    if (playedGame !== undefined) {
      this.#showCurve(playedGame);
    }
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
    const variation = (step: 1 | -1) => this.showNode(this.node.sibling(step) ?? this.node);
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
   * @param isFirst whether it is the first node of the page
   */
  async showNode(node: MoveNode, isFirst = false) {
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

  /** Loads the position of a node, once. */
  load(node: MoveNode) {
    return loadNode(this.id, this.tree, node);
  }

  /** @param isStep whether to animate the move */
  #draw(node: MoveNode, isStep: boolean) {
    const position = required(node.position, 'the position of the node');
    this.board.toggleAttribute('still', !isStep);
    this.board.show(position, node.move);
    byId('main').classList.add('drawn');
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
    this.explorer.show(this);
    this.#analyse();
  }

  // The ply at which a node lies on the main line, or at which its line leaves it.
  #mainLinePly(node: MoveNode) {
    const main = this.tree.mainLine();
    const path = [this.tree.root, ...MoveTree.path(node)];
    const left = path.findIndex((at, ply) => main[ply] !== at);
    return Math.max(0, left < 0 ? path.length - 1 : left - 1);
  }

  #showPly(ply: number) {
    this.showNode(this.tree.mainLine()[ply] ?? this.node);
  }

  #say(text: string) {
    setText(byId('says'), text);
  }

  #analyse() {
    const isOn = byId('engine', HTMLInputElement).checked;
    this.engine.show(this.node, isOn && !this.#isEditing && !document.hidden);
  }

  /** Plays a click path of the board; in the editor its cell receives a piece. */
  async #playPath(path: string[]) {
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

  /** Shows why a click path is illegal. */
  async #explainPath(path: string[]) {
    const { position } = this.node;
    if (position?.result === '*') {
      const { message, refusal } = await explainPath(this.id, position, path, 'analysis.offline');
      if (position === this.node.position) {
        this.#say(message);
        this.board.markRefused(refusal?.cells ?? []);
      }
    }
  }

  /** Plays moves of one of the engine's variations. */
  #playVariation(moves: string[]) {
    this.showNode(moves.reduce((node, move) => node.child(move), this.node));
  }

  #flip() {
    const isFlipped = this.board.toggleAttribute('flipped');
    byId('flip').setAttribute('aria-pressed', String(isFlipped));
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
      byId('main').classList.add('editing');
    }
  }

  /** Closes the editor and shows its position; undefined returns to the node before. */
  #closeEditor(edited: Api.Variation | undefined) {
    this.#isEditing = false;
    byId('editor').hidden = true;
    byId('main').classList.remove('editing');
    byId('edit').setAttribute('aria-expanded', 'false');
    byId('edit').focus();
    if (edited === undefined) {
      this.showNode(this.node);
    } else {
      this.#startFrom(edited);
    }
  }

  /** Starts again from a position, as if the page had been opened with it. */
  #startFrom(variation: Api.Variation) {
    const starter = variation.position.toMove;
    this.tree = new MoveTree(variation.start);
    setVariation(this.tree.root, variation);
    this.facts = { starter };
    this.moveTree.firstPly = starter === 'second' ? 1 : 0;
    this.#offerCurve(false);
    this.share.clear();
    setText(byId('title'), translate('analysis.title'));
    document.title = `${translate('analysis.title')} · Tabuleiro`;
    const query = new URLSearchParams({ ...this.id, position: variation.start });
    pushAddress(`/analysis?${query}`);
    this.#address = here().search;
    this.showNode(this.tree.root);
  }

  #offerCurve(isOffered: boolean) {
    const about = translate('analysis.moves.about', this.texts['side.first']);
    setText(byId('moves-about'), isOffered ? about : '');
    byId('curve').hidden = !isOffered;
    byId('curve-notes').hidden = !isOffered;
  }

  /** @param game the id of a finished game */
  #showCurve(game: string) {
    this.#offerCurve(true);
    this.share.offerAnimation(game);
    const line = this.tree.mainLine();
    this.engine.client.requestCurve(game, message => {
      if (message.type === 'curve') {
        this.curve.add(message);
        addNotes(line, message);
        if (message.complete) {
          this.moveTree.show(this.tree, this.node);
        }
      } else if (message.type === 'refused') {
        this.curve.showStatus(message.message);
      }
    });
  }
}

function disable(id: string, isDisabled: boolean) {
  byId(id, HTMLButtonElement).disabled = isDisabled;
}
