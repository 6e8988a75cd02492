package tabuleiro.protocol.rating;

import io.avaje.jsonb.Json;
import java.util.List;

/// The highest ratings of a game at a speed, and how all ratings are distributed.
///
/// @param pool the key, such as talpa-8x8-blitz
/// @param leaders the members with the highest ratings, without provisional ones
/// @param distribution the number of players by rating, in steps of 100 points; empty steps are
///   left out
@Json
public record LeaderboardJson(String pool, List<Leader> leaders, List<Interval> distribution) {
  /// Copies the lists.
  public LeaderboardJson {
    leaders = List.copyOf(leaders);
    distribution = List.copyOf(distribution);
  }

  /// A member with a high rating.
  ///
  /// @param name the name
  /// @param rating the rating, in Elo points
  /// @param deviation its standard deviation
  /// @param games how many rated games the member has played
  /// @param bot whether the member is a program
  @Json
  public record Leader(String name, int rating, int deviation, int games, boolean bot) {}

  /// The players with about the same rating.
  ///
  /// @param from the lower bound of their ratings
  /// @param players how many there are
  @Json
  public record Interval(int from, int players) {}
}
