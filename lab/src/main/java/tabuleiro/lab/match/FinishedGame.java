package tabuleiro.lab.match;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.play.players.PlayerFailure;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.MoveAnnotation;
import tabuleiro.play.record.RecordedMove;
import tabuleiro.rules.Side;

/// A finished game of a match.
///
/// @param scheduled the game's place in the schedule
/// @param record the record of the game, with its result
public record FinishedGame(ScheduledGame scheduled, GameRecord record) {
  /// A player's failure to move, which has ended the game.
  ///
  /// @param player the index of the player
  /// @param kind how the player has failed
  /// @param text what happened, as in the record
  public record Failure(int player, PlayerFailure kind, String text) {}

  /// Returns the failure of a player that has ended the game, as its record says; empty when the
  /// game has ended in another way.
  public Optional<Failure> failure() {
    return lastComments().stream()
        .flatMap(comment -> failure(comment).stream())
        .reduce((_, last) -> last);
  }

  private Optional<Failure> failure(MoveAnnotation.Comment comment) {
    int loser =
        record.result().winner().filter(winner -> winner == Side.FIRST).isPresent()
            ? scheduled.second()
            : scheduled.first();
    return comment
        .command(PlayerFailure.COMMAND)
        .flatMap(PlayerFailure::of)
        .map(kind -> new Failure(loser, kind, comment.plainText()));
  }

  private List<MoveAnnotation.Comment> lastComments() {
    List<RecordedMove> moves = record.mainLine().moves();
    Stream<MoveAnnotation> last =
        moves.isEmpty()
            ? record.mainLine().comments().stream().map(comment -> comment)
            : moves.getLast().annotations().stream();
    return last.filter(MoveAnnotation.Comment.class::isInstance)
        .map(MoveAnnotation.Comment.class::cast)
        .toList();
  }
}
