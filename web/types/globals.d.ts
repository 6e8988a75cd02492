/** A side of a game. */
type Side = 'first' | 'second';

/** A game and its variant. */
interface GameId {
  /** The name of the family, such as talpa. */
  game: string;
  /** The name of the variant, such as 8x8. */
  variant: string;
}

interface HTMLElementTagNameMap {
  'tabuleiro-board': import('../src/main/resources/web/board/board.js').TabuleiroBoard;
}
