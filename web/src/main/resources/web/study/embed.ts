/** The entry of the page that other sites show in a frame: a study to step through. */
import { createBoard } from '../site/board-element.ts';
import { boardTexts } from '../site/boards.ts';
import { byId, setText } from '../site/dom.ts';
import { errorText, showProblem } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { loadStudy, type AnalysisSource } from './analysis-source.ts';
import { loadNode } from './load-node.ts';
import { MoveTreeView } from './move-tree-view.ts';
import type { MoveNode } from './move-tree.ts';
import type { TabuleiroBoard } from '../board/board.ts';

/** The controls that use the arrow keys themselves. */
const KEY_USERS = 'tabuleiro-board';

/** A study that is shown without actions. */
class EmbeddedStudy {
  readonly id;
  readonly tree;
  node;
  readonly moveTree: MoveTreeView;

  /** @param texts the texts of the board */
  constructor(
    { id, tree, node, facts }: AnalysisSource,
    readonly board: TabuleiroBoard,
    readonly texts: Record<string, string>,
  ) {
    this.id = id;
    this.tree = tree;
    this.node = node;
    this.moveTree = new MoveTreeView(byId('moves'), selected => this.show(selected));
    this.moveTree.firstPly = facts.starter === 'second' ? 1 : 0;
    const steps = {
      first: () => this.node.first(),
      previous: () => this.node.parent ?? this.node,
      next: () => this.node.children[0] ?? this.node,
      last: () => this.node.last(),
    };
    for (const [name, step] of Object.entries(steps)) {
      byId(name).addEventListener('click', () => this.show(step()));
    }
    const keys: Record<string, () => MoveNode> = {
      ArrowLeft: steps.previous,
      ArrowRight: steps.next,
      Home: steps.first,
      End: steps.last,
    };
    addEventListener('keydown', event => {
      const step = keys[event.key];
      const target = event.target instanceof Element ? event.target : undefined;
      if (step !== undefined && !event.defaultPrevented && !target?.closest(KEY_USERS)) {
        event.preventDefault();
        this.show(step());
      }
    });
  }

  /** Shows a node of the tree. */
  async show(node: MoveNode) {
    const isStep = node.parent === this.node;
    this.node = node;
    this.moveTree.show(this.tree, node);
    try {
      await loadNode(this.id, this.tree, node);
    } catch (error) {
      setText(byId('says'), errorText(error, 'analysis.offline'));
      return;
    }
    const { position, move, ending, comment } = node;
    // Another node may have been chosen meanwhile.
    if (node !== this.node || position === undefined) {
      return;
    }
    this.board.toggleAttribute('still', !isStep);
    this.board.show(position, move);
    const turn = translate('analysis.to-move', this.texts[`side.${position.toMove}`]);
    setText(byId('says'), ending || turn);
    setText(byId('comment'), comment);
    for (const name of ['first', 'previous']) {
      byId(name, HTMLButtonElement).disabled = node.parent === undefined;
    }
    for (const name of ['next', 'last']) {
      byId(name, HTMLButtonElement).disabled = node.children.length === 0;
    }
  }
}

async function start() {
  const [, , , study] = location.pathname.split('/');
  byId('title', HTMLAnchorElement).href = `/s/${study}`;
  const source = await loadStudy(study);
  const [board, texts] = await Promise.all([createBoard(source.id), boardTexts(source.id.game)]);
  const { title = '' } = source.facts;
  const name = title || translate('analysis.title');
  setText(byId('title'), name);
  document.title = `${name} · Tabuleiro`;
  board.toggleAttribute('locked', true);
  board.setAttribute('label', name);
  board.setAttribute('fill', '');
  byId('board').replaceChildren(board);
  await new EmbeddedStudy(source, board, texts).show(source.node);
}

try {
  await start();
  document.documentElement.dataset.ready = 'yes';
} catch (error) {
  showProblem(errorText(error, 'analysis.offline'));
}
