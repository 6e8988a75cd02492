package tabuleiro.statistics.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What the pairing of a round knows about a player.
///
/// @param number the number of the player
/// @param halves the half points so far
/// @param opponents the players whom they have met at the board, in the order of the rounds
/// @param sides whether they had the first move, for each of these games
/// @param floats how the player floated in each of the last rounds, the last one first; see
///   [Direction]
/// @param isByeDue whether they may get a bye: they have no points without a game
/// @param unplayed the number of rounds without a game
public record PlayerHistory(
    int number,
    int halves,
    List<Integer> opponents,
    List<Boolean> sides,
    List<Direction> floats,
    boolean isByeDue,
    int unplayed) {
  /// Against which score a player has played in a round.
  public enum Direction {
    /// The same score, or no game without points.
    NONE,
    /// A lower score, or points without a game.
    DOWN,
    /// A higher score.
    UP
  }

  /// Copies the lists.
  public PlayerHistory {
    opponents = List.copyOf(opponents);
    sides = List.copyOf(sides);
    floats = List.copyOf(floats);
  }

  /// Returns the histories of all players.
  ///
  /// @param players the number of players
  /// @param rounds the number of rounds that are over
  /// @param games all results of these rounds
  public static List<PlayerHistory> of(int players, int rounds, List<TournamentGame> games) {
    List<Builder> builders = new ArrayList<>();
    for (int number = 1; number <= players; number++) {
      builders.add(new Builder(number));
    }
    Map<Integer, List<TournamentGame>> byRound = new TreeMap<>();
    games.forEach(game -> byRound.computeIfAbsent(game.round(), _ -> new ArrayList<>()).add(game));
    for (int round = 1; round <= rounds; round++) {
      List<TournamentGame> played = byRound.getOrDefault(round, List.of());
      int[] before = builders.stream().mapToInt(builder -> builder.halves).toArray();
      builders.forEach(builder -> builder.add(played, before));
    }
    return builders.stream().map(Builder::build).toList();
  }

  /// Returns the number of rounds that are over.
  int rounds() {
    return opponents.size() + unplayed;
  }

  /// Returns whether the player had the same side in the last two games.
  boolean hasRepeatedSide() {
    return sides.size() > 1 && sides.getLast().equals(sides.get(sides.size() - 2));
  }

  /// Returns the preference for a side.
  SidePreference preference() {
    return SidePreference.of(sides);
  }

  /// Returns whether the player floated in a direction.
  ///
  /// @param back how many rounds ago, from 1
  boolean hasFloated(Direction direction, int back) {
    return floats.size() >= back && floats.get(back - 1) == direction;
  }

  /// A history that grows round by round.
  private static final class Builder {
    private final int number;
    private final List<Integer> opponents = new ArrayList<>();
    private final List<Boolean> sides = new ArrayList<>();
    private final List<Direction> floats = new ArrayList<>();
    private int halves;
    private boolean isByeDue = true;
    private int unplayed;

    Builder(int number) {
      this.number = number;
    }

    /// @param before the half points of all players before the round
    void add(List<TournamentGame> round, int[] before) {
      Direction direction = Direction.NONE;
      boolean hasPlayed = false;
      for (TournamentGame game : round) {
        if (!game.isOf(number)) {
          continue;
        }
        halves += game.halves(number);
        if (game.isPlayed()) {
          hasPlayed = true;
          int opponent = game.opponent(number);
          opponents.add(opponent);
          sides.add(game.first() == number);
          int difference = Integer.compare(before[number - 1], before[opponent - 1]);
          direction =
              difference > 0 ? Direction.DOWN : difference < 0 ? Direction.UP : Direction.NONE;
        } else if (game.halves(number) > 0) {
          isByeDue = false;
          direction = Direction.DOWN;
        }
      }
      floats.addFirst(direction);
      unplayed += hasPlayed ? 0 : 1;
    }

    PlayerHistory build() {
      return new PlayerHistory(number, halves, opponents, sides, floats, isByeDue, unplayed);
    }
  }
}
