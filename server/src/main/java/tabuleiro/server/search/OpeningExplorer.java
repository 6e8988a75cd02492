package tabuleiro.server.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.play.Result;
import tabuleiro.protocol.search.NextMoveJson;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.game.GameFilter;
import tabuleiro.server.game.GameInfo;
import tabuleiro.text.Messages;

/// Counts how games went on in a position, and says what is proven about the next moves. A position
/// is the same whatever moves led to it.
///
/// @param store the finished public games
/// @param computers the games between computers
/// @param proofs what is proven
record OpeningExplorer(GameSearchStore store, SelfPlayGames computers, OpeningProofs proofs) {
  /// How many of the last games are listed. A guess.
  private static final int LAST_GAMES = 5;

  /// Returns the results of the games in which a position was reached, from each source, by the key
  /// of the position after the next move.
  Map<OpeningSource, Map<Optional<Long>, ResultCount>> results(Position position) {
    long key = OpeningPositions.key(position);
    return Map.of(
        OpeningSource.GAMES, store.resultsByNext(key),
        OpeningSource.COMPUTERS, computers.of(position.game()).resultsByNext(key));
  }

  /// Returns the results of all games.
  ///
  /// @param results the results by the key of the position after the next move
  static ResultCount total(Map<Optional<Long>, ResultCount> results) {
    return results.values().stream().reduce(ResultCount.NONE, ResultCount::plus);
  }

  /// Returns the moves that were played in a position, the most frequent first, and then those that
  /// were not but are proven to win or draw for the side to move. Of several moves to symmetric
  /// positions there is one, with the games of all.
  ///
  /// @param results the results by the key of the position after the move
  /// @param messages those of the game
  List<NextMoveJson> next(
      Position position, Map<Optional<Long>, ResultCount> results, Messages messages) {
    Map<Optional<Long>, ResultCount> left = new HashMap<>(results);
    Map<Integer, Result> proven = proofs.moveResults(position);
    Result loss = position.sideToMove() == Side.FIRST ? Result.SECOND_WINS : Result.FIRST_WINS;
    Set<Long> shown = new HashSet<>();
    List<NextMoveJson> moves = new ArrayList<>();
    for (int move : position.legalMoves()) {
      long key = OpeningPositions.key(position.playUnchecked(move));
      Result result = proven.getOrDefault(move, Result.NONE);
      ResultCount count =
          Optional.ofNullable(left.remove(Optional.of(key))).orElse(ResultCount.NONE);
      boolean isGood = result != Result.NONE && result != loss;
      if ((count.games() > 0 || isGood) && shown.add(key)) {
        moves.add(
            NextMoveJsonMapper.of(
                position.formatMove(move), count, ProvenResultJsonMapper.of(result, messages)));
      }
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
