import { DragImage } from './drag-image.ts';
import { createPiece } from './pieces.ts';
import type { TabuleiroBoard } from './board.ts';

/** A piece that is dragged from its cell, or from the hand, to another cell. */
export class PieceDrag {
  readonly image: DragImage;

  /**
   * Selects a spot to drag its piece. Returns undefined where no legal move begins with the spot, or
   * no piece is there.
   */
  static begin(board: TabuleiroBoard, spot: string) {
    if (!board.entry.begins(spot)) {
      return undefined;
    }
    if (!board.entry.path.includes(spot)) {
      board.entry.clear();
      board.selectSpot(spot);
    }
    const piece = board.drawing.pieces.get(spot)?.piece ?? board.selectedTile();
    return piece === undefined ? undefined : new PieceDrag(board, piece);
  }

  constructor(
    readonly board: TabuleiroBoard,
    piece: Api.Piece,
  ) {
    const size = 100 / board.drawing.unitsPerPixel();
    const picture = createPiece(piece, board.drawing.pieceSet, board.isFlipped);
    this.image = new DragImage(board.root, board.board.game, size, picture);
  }

  /** Moves the piece to a point of the window. */
  move(clientX: number, clientY: number) {
    this.image.move(clientX, clientY);
  }

  /** Removes the picture; the piece is drawn where it was. */
  cancel() {
    this.image.remove();
  }

  /**
   * Drops the piece. Away from a legal cell the selection is cleared, except that of a tile.
   *
   * @param cell the cell under the piece; undefined outside the board
   */
  drop(cell: string | undefined) {
    const { board } = this;
    this.image.remove();
    if (cell !== undefined && board.entry.nextCells().includes(cell)) {
      board.selectSpot(cell);
      return;
    }
    const isOnPath = cell !== undefined && board.entry.path.includes(cell);
    if (!isOnPath && board.entry.tile() === undefined) {
      board.clearSelection();
    }
  }
}
