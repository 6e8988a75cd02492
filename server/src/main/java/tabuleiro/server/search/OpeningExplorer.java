package tabuleiro.server.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.server.opening.OpeningPositions;
import tabuleiro.server.store.game.GameFilter;
import tabuleiro.server.store.game.GameInfo;
import tabuleiro.server.store.search.GameSearch;
import tabuleiro.server.store.search.GameSearchStore;
import tabuleiro.server.store.search.ResultCount;

/// Counts how finished public games went on in a position. A position is the same whatever moves
/// led to it.
///
/// @param store the games
record OpeningExplorer(GameSearchStore store) {
  /// How many of the last games are listed. A guess.
  private static final int LAST_GAMES = 5;

  /// Returns the results of the games in which a position was reached, by the key of the position
  /// after the next move.
  Map<Optional<Long>, ResultCount> results(Position position) {
    return store.resultsByNext(OpeningPositions.key(position));
  }

  /// Returns the moves that were played in a position, the most frequent first. Of several moves to
  /// symmetric positions there is one, with the games of all.
  ///
  /// @param results the results by the key of the position after the move
  static List<NextMoveJson> next(Position position, Map<Optional<Long>, ResultCount> results) {
    Map<Optional<Long>, ResultCount> left = new HashMap<>(results);
    List<NextMoveJson> moves = new ArrayList<>();
    for (int move : position.legalMoves()) {
      Optional<Long> key = Optional.of(OpeningPositions.key(position.playUnchecked(move)));
      Optional.ofNullable(left.remove(key))
          .ifPresent(count -> moves.add(NextMoveJson.of(position.formatMove(move), count)));
    }
    moves.sort(Comparator.comparingInt(NextMoveJson::games).reversed());
    return moves;
  }

  /// Returns the games with a position that were the last to end.
  List<GameInfo> last(Position position) {
    GameId board = position.game().id();
    return store.find(
        GameSearch.ofPosition(
            new GameFilter(board.game(), board.variant()), OpeningPositions.key(position)),
        "",
        LAST_GAMES);
  }
}
