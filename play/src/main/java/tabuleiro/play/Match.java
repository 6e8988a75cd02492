package tabuleiro.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// Two games of the same game between the same players, with the sides exchanged for the second.
///
/// A win counts 1, a draw 1/2, and equal players have drawn the match. Trench counts the points
/// captured, and when they are equal a third game decides, sides as in the first.
///
/// The players are 0, who begins the first game, and 1. Whoever draws a start at random draws the
/// same for both games. Not safe for several threads.
public final class Match {
  /// A game of a match.
  ///
  /// @param number counted from 1
  /// @param first who plays the first side
  /// @param second who plays the second side
  public record Round(int number, Game game, Seat first, Seat second) {}

  /// A game of a match that has been played.
  public record PlayedRound(
      Round round, Ending ending, double pointsOfPlayerZero, double pointsOfPlayerOne) {}

  private final MatchScoring scoring;
  private final Game game;
  private final List<Seat> players;
  private final List<PlayedRound> played = new ArrayList<>();

  /// Begins a match.
  ///
  /// @param family the family of `game`
  /// @param zero who plays the first side in the first game
  public Match(Family family, Game game, Seat zero, Seat one) {
    this.scoring = MatchScoring.of(family);
    this.game = game;
    this.players = List.of(zero, one);
  }

  /// Returns the game that decides a match when both players have the same points; empty for a
  /// family in which the match is drawn then.
  public static Optional<Game> tiebreakGame(Family family) {
    return MatchScoring.of(family).tiebreakGame();
  }

  /// Returns a player: 0 or 1.
  public Seat player(int index) {
    return players.get(index);
  }

  /// Returns the games played so far.
  public List<PlayedRound> playedRounds() {
    return List.copyOf(played);
  }

  /// Returns the game to be played next; empty when the match is over.
  public Optional<Round> nextRound() {
    return switch (played.size()) {
      case 0, 1 -> Optional.of(round(game));
      case 2 -> points(0) == points(1) ? scoring.tiebreakGame().map(this::round) : Optional.empty();
      default -> Optional.empty();
    };
  }

  private Round round(Game of) {
    int beginner = played.size() % 2;
    return new Round(played.size() + 1, of, player(beginner), player(1 - beginner));
  }

  /// Adds the game that was next.
  ///
  /// @param end its last position
  /// @throws TableException when the match is over, the position belongs to another game, or the
  ///   game has no result
  public void add(Position end, Ending ending) {
    Round round = nextRound().orElseThrow(() -> new TableException("match.over"));
    if (!end.game().id().equals(round.game().id())) {
      throw new TableException(
          "match.other-game", round.game().id().toString(), end.game().id().toString());
    }
    if (ending.result() == Result.NONE) {
      throw new TableException("match.unfinished");
    }
    double first = points(end, ending, Side.FIRST);
    double second = points(end, ending, Side.SECOND);
    boolean zeroBegan = played.size() % 2 == 0;
    played.add(
        new PlayedRound(round, ending, zeroBegan ? first : second, zeroBegan ? second : first));
  }

  /// The third game decides by its result alone.
  private double points(Position end, Ending ending, Side side) {
    return played.size() < 2
        ? scoring.points(end, ending, side)
        : MatchScoring.resultPoints(ending, side);
  }

  /// Returns the points of player 0 or 1 so far; a win in the third game counts 1 more, and its
  /// draw 1/2 for both.
  public double points(int player) {
    return played.stream()
        .mapToDouble(p -> player == 0 ? p.pointsOfPlayerZero : p.pointsOfPlayerOne)
        .sum();
  }

  /// Returns whether no more game is to be played.
  public boolean isOver() {
    return nextRound().isEmpty();
  }

  /// Returns the player who has won the match, 0 or 1; empty while it goes on and when it is drawn.
  public OptionalInt winner() {
    if (!isOver() || points(0) == points(1)) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(points(0) > points(1) ? 0 : 1);
  }
}
