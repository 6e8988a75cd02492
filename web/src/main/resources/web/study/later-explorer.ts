import { errorText } from '../site/errors.ts';
import { byId, setText } from '../site/dom.ts';
import { importLater } from '../site/later.ts';
import { MoveTree } from './move-tree.ts';
import type { AnalysisPage } from './analysis-page.ts';
import type { PositionExplorer } from './position-explorer.ts';

type Script = typeof import('./position-explorer.ts');

/** The tab with what was played in the shown position. Its script comes when it is opened. */
export class LaterExplorer {
  #isOpen = false;
  #explorer: PositionExplorer | undefined;

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
    const place = byId('openings');
    try {
      const script = await importLater<Script>('/study/position-explorer.ts');
      this.#explorer ??= new script.PositionExplorer(place, this.onSelect);
    } catch (error) {
      setText(place, errorText(error, 'analysis.offline'));
      return;
    }
    const moves = MoveTree.path(node).map(({ text }) => text);
    await this.#explorer.show({ id, position: node.position?.position ?? '', moves, texts });
  }
}
