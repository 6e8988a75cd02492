package tabuleiro.engine.ugi;

import java.util.List;
import tabuleiro.engine.external.UgiLine;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;

/// The position that the protocol's command `position` sets, with the words that led to it. A match
/// runner sends the whole game for each move; only the new moves are played. Immutable.
///
/// @param game with its variant
/// @param base the words before the moves
/// @param moves the texts of the moves after the base
/// @param position after the moves
record UgiPosition(Game game, List<String> base, List<String> moves, Position position) {
  /// The seed of a random start, whatever the options are, so that two engines agree.
  private static final long START_SEED = 1;

  private static final String START = "startpos";

  /// Returns the start position of a game.
  static UgiPosition start(Game game) {
    return new UgiPosition(game, List.of(START), List.of(), game.start(START_SEED));
  }

  /// Returns the position that the words after `position` describe. If they extend this position,
  /// only the new moves are played.
  ///
  /// @throws UgiException if they describe no position
  UgiPosition apply(List<String> words) {
    int at = words.indexOf("moves");
    List<String> newBase = at < 0 ? words : words.subList(0, at);
    List<String> all = at < 0 ? List.of() : words.subList(at + 1, words.size());
    boolean extendsThis =
        newBase.equals(base)
            && all.size() >= moves.size()
            && all.subList(0, moves.size()).equals(moves);
    Position last = extendsThis ? position : read(newBase);
    for (String move : all.subList(extendsThis ? moves.size() : 0, all.size())) {
      try {
        last = last.playUnchecked(last.parseMove(move));
      } catch (RulesException e) {
        String why = UgiText.describe(game.id().game(), e);
        throw new UgiException("move '" + UgiLine.excerpt(move) + "': " + why);
      }
    }
    return new UgiPosition(game, List.copyOf(newBase), List.copyOf(all), last);
  }

  private Position read(List<String> words) {
    if (words.equals(List.of(START))) {
      return game.start(START_SEED);
    }
    if (words.size() < 2 || !words.getFirst().equals("fen")) {
      throw new UgiException("expected startpos or fen TEXT, then perhaps moves M...");
    }
    try {
      return game.parse(String.join(" ", words.subList(1, words.size())));
    } catch (RulesException e) {
      throw new UgiException(UgiText.describe(game.id().game(), e));
    }
  }
}
