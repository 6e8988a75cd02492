package tabuleiro.games.niju;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.rules.Side;

/// How many tiles each player has at the start: the tiles from 1 to that number. Both have the same
/// or, with a handicap, one player has all 20 and the other fewer.
///
/// @param white the number of the first player
/// @param black the number of the second player
public record HandSizes(int white, int black) {
  /// All 20 tiles for both.
  static final HandSizes FULL = new HandSizes(NijuTiles.COUNT, NijuTiles.COUNT);

  /// The sizes of all variants: the same number for both from 20 down, then the handicaps, in steps
  /// of two tiles down to 8: with fewer, most games are drawn (docs/experiments/niju-handicaps.md).
  static final List<HandSizes> ALL =
      Stream.concat(
              IntStream.iterate(NijuTiles.COUNT, tiles -> tiles > 0, tiles -> tiles - 1)
                  .mapToObj(tiles -> new HandSizes(tiles, tiles)),
              IntStream.iterate(NijuTiles.COUNT - 2, tiles -> tiles > 6, tiles -> tiles - 2)
                  .boxed()
                  .flatMap(tiles ->
                      Stream.of(
                          new HandSizes(NijuTiles.COUNT, tiles),
                          new HandSizes(tiles, NijuTiles.COUNT))))
          .toList();

  /// Returns the sizes that a text names, as [#format()] writes them; empty when there are none.
  static Optional<HandSizes> parse(String text) {
    return ALL.stream().filter(sizes -> sizes.format().equals(text)).findFirst();
  }

  /// Returns the number of both, such as `20`, or White's and Black's, such as `20-16`.
  String format() {
    return white == black ? String.valueOf(white) : white + "-" + black;
  }

  /// Returns the number of a side.
  public int of(Side side) {
    return side == Side.FIRST ? white : black;
  }

  /// Returns how many tiles are laid until the player to move has none left (rules 2 and 7).
  int total() {
    return white > black ? 2 * black + 1 : 2 * white;
  }
}
