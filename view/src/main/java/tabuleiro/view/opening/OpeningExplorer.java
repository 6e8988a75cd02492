package tabuleiro.view.opening;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.play.Result;
import tabuleiro.protocol.game.GameListEntryJson;
import tabuleiro.protocol.search.NextMoveJson;
import tabuleiro.protocol.search.OpeningExplorerJson;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;
import tabuleiro.view.position.PositionJsonMapper;

/// Counts how games went on in a position, and says what is proven about the next moves. A position
/// is the same whatever moves led to it. Thread-safe.
public final class OpeningExplorer {
  private final SelfPlayGames computers = new SelfPlayGames();
  private final OpeningProofs proofs = new OpeningProofs();

  /// Returns what is known of an opening.
  ///
  /// @param wanted the games that are counted; unless they are named, those of this server, or
  ///   those between computers where the position has no others
  /// @param played the results of the public games with its position, by the key of the position
  ///   after the next move
  /// @param lastGames those of them that were the last to end
  /// @param messages those of the game
  public OpeningExplorerJson explore(
      OpeningLine line,
      Optional<OpeningSource> wanted,
      Map<Optional<Long>, ResultCount> played,
      List<GameListEntryJson> lastGames,
      Messages messages) {
    Position position = line.position();
    GameId board = position.game().id();
    Map<Optional<Long>, ResultCount> between =
        computers.of(position.game()).resultsByNext(line.key());
    Map<OpeningSource, Map<Optional<Long>, ResultCount>> all =
        Map.of(OpeningSource.GAMES, played, OpeningSource.COMPUTERS, between);
    OpeningSource source =
        wanted.orElse(
            played.isEmpty() && !between.isEmpty() ? OpeningSource.COMPUTERS : OpeningSource.GAMES);
    Map<Optional<Long>, ResultCount> byNext = all.getOrDefault(source, Map.of());
    ResultCount results = total(byNext);
    return new OpeningExplorerJson(
        board.game(),
        board.variant(),
        line.moves(),
        PositionJsonMapper.of(position, messages),
        source.text(),
        OpeningSourcesJsonMapper.of(all),
        position.game().hasDraws(),
        ProvenResultJsonMapper.of(proofs.result(position), messages),
        results.games(),
        results.firstWins(),
        results.draws(),
        results.secondWins(),
        next(position, byNext, messages),
        lastGames);
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
  private List<NextMoveJson> next(
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
}
