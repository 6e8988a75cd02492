import type { TabuleiroBoard } from '../board/board.ts';

/** Calls a listener with the click path of a board's event. */
export function onBoardPath(
  board: TabuleiroBoard,
  name: 'board-move' | 'board-illegal' | 'board-select',
  listener: (path: string[]) => void,
) {
  board.addEventListener(name, event =>
    listener((event as CustomEvent<{ path: string[] }>).detail.path),
  );
}
