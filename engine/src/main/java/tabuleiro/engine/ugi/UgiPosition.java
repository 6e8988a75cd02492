package tabuleiro.engine.ugi;

import java.util.List;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;

/// The position that the protocol's command `position` sets, with how it was reached: a runner
/// sends the whole game for each move, of which only what is new is played. Immutable.
///
/// @param game what is played
/// @param base the words before the moves
/// @param moves the texts of the moves since then
/// @param position where they lead
record UgiPosition(Game game, List<String> base, List<String> moves, Position position) {
  /// A drawn set-up is this seed's whatever the options say, so that two engines agree.
  private static final long START_SEED = 1;

  private static final String START = "startpos";

  /// Returns the position in which a game begins.
  static UgiPosition start(Game game) {
    return new UgiPosition(game, List.of(START), List.of(), game.start(START_SEED));
  }

  /// Returns the position that the words after `position` describe, going on from this one where
  /// they extend it.
  ///
  /// @throws UgiException when they describe none
  UgiPosition apply(List<String> words) {
    int at = words.indexOf("moves");
    List<String> otherBase = at < 0 ? words : words.subList(0, at);
    List<String> all = at < 0 ? List.of() : words.subList(at + 1, words.size());
    boolean extendsThis =
        otherBase.equals(base)
            && all.size() >= moves.size()
            && all.subList(0, moves.size()).equals(moves);
    Position last = extendsThis ? position : read(otherBase);
    for (String move : all.subList(extendsThis ? moves.size() : 0, all.size())) {
      try {
        last = last.playUnchecked(last.parseMove(move));
      } catch (RulesException e) {
        String why = UgiText.describe(game.id().game(), e);
        throw new UgiException("move '" + UgiText.excerpt(move) + "': " + why);
      }
    }
    return new UgiPosition(game, List.copyOf(otherBase), List.copyOf(all), last);
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
