package tabuleiro.play.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// Two games of the same game between the same players, with the sides exchanged for the second. A
/// win counts 1 point, a draw 1/2, and a match with equal points is drawn. In Trench the captured
/// points count; when they are equal, a third game with the sides of the first decides. Player 0
/// has the first side in the first game; the other is player 1. A caller that uses a random start
/// must use the same start for both games. Not thread-safe.
public final class Match {
  /// A game of a match.
  ///
  /// @param number counted from 1
  /// @param first the player of the first side
  /// @param second the player of the second side
  public record Round(int number, Game game, Seat first, Seat second) {
    /// Returns the setup of the game. The players keep their times when they exchange sides.
    ///
    /// @param seed the seed of a random start
    /// @param settings the time of player 0, then of player 1
    public SessionSetup setup(long seed, TimeControls settings) {
      TimeControls own = number % 2 == 1 ? settings : settings.exchanged();
      return new SessionSetup(game.start(seed), OptionalLong.of(seed), first, second, own);
    }
  }

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
  /// @param zero the player of the first side in the first game
  public Match(Family family, Game game, Seat zero, Seat one) {
    this.scoring = MatchScoring.of(family);
    this.game = game;
    this.players = List.of(zero, one);
  }

  /// Returns the game that decides a match when both players have the same points; empty for a
  /// family in which such a match is drawn.
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

  private Round round(Game tiebreak) {
    int beginner = played.size() % 2;
    return new Round(played.size() + 1, tiebreak, player(beginner), player(1 - beginner));
  }

  /// Adds the result of the next game.
  ///
  /// @param end its last position
  /// @throws SessionException when the match is over, the position belongs to another game, or the
  ///   game has no result
  public void add(Position end, Ending ending) {
    Round round = nextRound().orElseThrow(() -> new SessionException("match.over"));
    if (!end.game().id().equals(round.game().id())) {
      throw new SessionException(
          "match.other-game", round.game().id().toString(), end.game().id().toString());
    }
    if (ending.result() == Result.NONE) {
      throw new SessionException("match.unfinished");
    }
    double first = points(end, ending, Side.FIRST);
    double second = points(end, ending, Side.SECOND);
    boolean zeroBegan = played.size() % 2 == 0;
    played.add(
        new PlayedRound(round, ending, zeroBegan ? first : second, zeroBegan ? second : first));
  }

  /// Only the result counts in the third game.
  private double points(Position end, Ending ending, Side side) {
    return played.size() < 2
        ? scoring.points(end, ending, side)
        : MatchScoring.resultPoints(ending, side);
  }

  /// Returns the points of player 0 or 1 so far; a win in the third game adds 1 point, a draw 1/2
  /// for each player.
  public double points(int player) {
    return played.stream()
        .mapToDouble(p -> player == 0 ? p.pointsOfPlayerZero : p.pointsOfPlayerOne)
        .sum();
  }

  /// Returns whether no more game is to be played.
  public boolean isOver() {
    return nextRound().isEmpty();
  }

  /// Returns the winner of the match, 0 or 1; empty while the match is in progress and when it is
  /// drawn.
  public OptionalInt winner() {
    if (!isOver() || points(0) == points(1)) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(points(0) > points(1) ? 0 : 1);
  }
}
