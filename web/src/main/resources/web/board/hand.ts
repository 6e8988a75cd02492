import { createIconButton } from './icon-button.ts';
import { runKeyCommand } from './key-commands.ts';
import { createLegend } from './legend.ts';
import { createPiece } from './pieces.ts';
import { createSvg } from './svg.ts';
import { isNumberedTile, rotateTile } from './tile.ts';
import type { TabuleiroBoard } from './board.ts';
import type { BoardLabels } from './labels.ts';
import type { MoveEntry } from './move-entry.ts';

/** The arrow keys that lead to another tile. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The pieces off the board: tiles to lay, with buttons that rotate them, or kings in reserve. */
export class Hand {
  readonly element;

  /** @param board the board that selects tiles */
  constructor(readonly board: TabuleiroBoard) {
    this.element = document.createElement('div');
    this.element.className = 'hands';
  }

  /**
   * Draws the hands, that of the viewer first; without a viewer that of the first side. They keep their
   * places while the sides move in turn.
   */
  draw(position: Api.Position, entry: MoveEntry, labels: BoardLabels) {
    const focused = this.board.root.activeElement?.getAttribute('data-spot') ?? undefined;
    const viewer = this.board.getAttribute('viewer') ?? 'first';
    const order: (hand: { side: Side }) => number = ({ side }) => (side === viewer ? 0 : 1);
    const hands = position.hands
      .filter(({ pieces }) => pieces.length > 0)
      .sort((a, b) => order(a) - order(b));
    this.element.replaceChildren(
      ...hands.map(hand => this.#createHand(hand, position.toMove, entry, labels)),
      this.board.board.kind === 'unbounded'
        ? createLegend(labels, this.board.drawing.pieceSet)
        : '',
    );
    this.#setTabStop(focused);
    this.#controls()
      .find(control => control.dataset.spot === focused)
      ?.focus();
  }

  #createHand(
    { side, pieces }: Api.Position['hands'][number],
    toMove: Side,
    entry: MoveEntry,
    labels: BoardLabels,
  ) {
    const isMover = side === toMove && entry.steps[0] !== undefined;
    const isOwn = side === (this.board.getAttribute('viewer') ?? side);
    const hasTiles = pieces.some(isNumberedTile);
    const name = this.#nameOf(side, labels, hasTiles);
    const group = document.createElement('div');
    group.className = `hand ${isOwn ? 'own' : 'other'}`;
    group.setAttribute('role', 'group');
    group.setAttribute('aria-label', name);
    if (hasTiles) {
      // The buttons that rotate a tile are always there: nothing moves when one is selected.
      group.append(
        createTitle(name),
        isOwn ? this.#createRotationButtons(isMover, entry, labels) : '',
      );
    }
    for (const piece of pieces) {
      group.append(
        isMover && isSelectable(piece, entry)
          ? this.#createTileButton(piece, entry, labels)
          : createPicture(labels.piece(piece), this.#createImage(piece)),
      );
    }
    return group;
  }

  #nameOf(side: Side, labels: BoardLabels, hasTiles: boolean) {
    const viewer = this.board.getAttribute('viewer');
    if (!hasTiles || viewer === null) {
      return labels.text(hasTiles ? 'board.hand' : 'board.reserve', labels.side(side));
    }
    return labels.text(side === viewer ? 'board.hand-own' : 'board.hand-other', labels.side(side));
  }

  #createTileButton(piece: Api.Piece, entry: MoveEntry, labels: BoardLabels) {
    const spot = spotOf(piece);
    const isSelected = entry.tile() === spot;
    const shown = isSelected ? rotateTile(piece, entry.quarterTurns()) : piece;
    const button = document.createElement('button');
    button.className = 'hand-piece';
    button.type = 'button';
    button.tabIndex = -1;
    button.dataset.spot = spot;
    button.setAttribute('aria-label', labels.piece(shown));
    // Its number, by which it can be typed.
    button.title = labels.piece(shown);
    button.setAttribute('aria-pressed', String(isSelected));
    button.append(this.#createImage(shown));
    button.addEventListener('pointerdown', event => this.board.pointer.press(event, spot));
    this.board.pointer.watchTouch(button);
    button.addEventListener('click', event => this.#click(event, spot));
    button.addEventListener('keydown', event => this.#press(event, spot));
    return button;
  }

  /** Handles a click that no pointer made: one of the keyboard or of a screen reader. */
  #click(event: MouseEvent, spot: string) {
    if (event.detail === 0) {
      this.board.selectSpot(spot);
      this.board.cellFocus.focusTarget();
    }
  }

  #press(event: KeyboardEvent, spot: string) {
    const tiles = this.#tiles();
    const target = this.#targetIndex(
      event.key,
      tiles.findIndex(tile => tile.dataset.spot === spot),
    );
    if (target !== undefined) {
      const tile = tiles[Math.min(Math.max(target, 0), tiles.length - 1)];
      this.#setTabStop(tile.dataset.spot);
      tile.focus();
      event.preventDefault();
    } else if (event.key === 'Escape') {
      this.board.clearSelection();
    } else if (runKeyCommand(this.board, event)) {
      event.preventDefault();
    }
  }

  /**
   * Returns the index of the tile that a key leads to, or undefined for other keys.
   *
   * @param index the tile with the focus
   */
  #targetIndex(key: string, index: number) {
    switch (key) {
      case 'Home':
        return 0;
      case 'End':
        return this.#tiles().length - 1;
      default:
        return key in STEPS ? index + STEPS[key] : undefined;
    }
  }

  #createRotationButtons(isMover: boolean, entry: MoveEntry, labels: BoardLabels) {
    const group = document.createElement('div');
    group.className = 'rotation';
    for (const [icon, quarterTurns] of [
      ['turn-left', -1],
      ['turn-right', 1],
    ] as const) {
      const button = createIconButton(icon, labels.text(`board.${icon}`), () =>
        this.board.rotate(quarterTurns),
      );
      if (isMover) {
        button.dataset.spot = icon;
      }
      button.disabled = !isMover || !entry.canRotate();
      group.append(button);
    }
    return group;
  }

  #createImage(piece: Api.Piece) {
    const picture = createPiece(piece, this.board.drawing.pieceSet);
    return createSvg('svg', { viewBox: '-50 -50 100 100', 'aria-hidden': 'true' }, picture);
  }

  /** Returns the tiles that can be selected. */
  #tiles() {
    return [...this.element.querySelectorAll('.hand-piece[data-spot]')] as HTMLButtonElement[];
  }

  /** Returns the tiles that can be selected and the rotation buttons. */
  #controls() {
    return [...this.element.querySelectorAll('[data-spot]')] as HTMLButtonElement[];
  }

  /** Lets Tab reach one tile only; arrow keys lead to the others. */
  #setTabStop(spot: string | undefined) {
    const tiles = this.#tiles();
    const tabStop =
      tiles.find(tile => tile.dataset.spot === spot) ??
      tiles.find(tile => tile.ariaPressed === 'true') ??
      tiles[0];
    tiles.forEach(tile => {
      tile.tabIndex = tile === tabStop ? 0 : -1;
    });
  }
}

/** Returns the spot that selects a tile. */
function spotOf(piece: Api.Piece) {
  return `tile${piece.number}`;
}

function isSelectable(piece: Api.Piece, entry: MoveEntry) {
  return isNumberedTile(piece) && spotOf(piece) in entry.steps[0];
}

/** Creates the picture of a piece that cannot be selected. */
function createPicture(label: string, image: SVGSVGElement) {
  const picture = document.createElement('span');
  picture.className = 'hand-piece';
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', label);
  picture.append(image);
  return picture;
}

function createTitle(name: string) {
  const title = document.createElement('span');
  title.className = 'hand-title';
  title.setAttribute('aria-hidden', 'true');
  title.textContent = name;
  return title;
}

/** Returns the selected tile as it is rotated, or undefined. */
export function selectedTile(position: Api.Position, entry: MoveEntry) {
  const spot = entry.tile();
  const hand = position.hands.find(({ side }) => side === position.toMove);
  const tile = hand?.pieces.find(piece => spotOf(piece) === spot);
  return tile === undefined ? undefined : rotateTile(tile, entry.quarterTurns());
}
