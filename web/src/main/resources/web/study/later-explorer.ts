import { errorText } from '../site/errors.ts';
import { byId, setText } from '../site/dom.ts';
import { importLater } from '../site/later.ts';
import { MoveTree } from './move-tree.ts';
import type { AnalysisPage } from './analysis-page.ts';

type Script = typeof import('./position-explorer.ts');

/** The tab with what was played in the shown position. Its script comes when it is opened. */
export class LaterExplorer {
  #isOpen = false;

  /** @param onSelect called with a move to play */
  constructor(readonly onSelect: (moves: string[]) => void) {}

  /** Opens or closes the tab. */
  toggle(isOpen: boolean, page: AnalysisPage) {
    this.#isOpen = isOpen;
    return this.show(page);
  }

  /** Shows the position of a page, where the tab is open. */
  async show({ id, node, texts }: Pick<AnalysisPage, 'id' | 'node' | 'texts'>) {
    if (!this.#isOpen) {
      return;
    }
    const place = byId('tab-explorer-panel');
    try {
      const { drawExplorer } = await importLater<Script>('/study/position-explorer.ts');
      const moves = MoveTree.path(node).map(({ text }) => text);
      const position = node.position?.position ?? '';
      await drawExplorer(place, { id, position, moves, texts }, this.onSelect);
    } catch (error) {
      setText(place, errorText(error, 'analysis.offline'));
    }
  }
}
