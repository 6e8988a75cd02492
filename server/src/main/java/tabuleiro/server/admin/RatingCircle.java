package tabuleiro.server.admin;

import java.util.List;

/// A member who has won nearly all games against accounts that have hardly played others.
///
/// @param name the name of the member
/// @param games how many rated games the member has played against them
/// @param score the share of points that the member has won in them, from 0 to 1
/// @param opponents the names of the accounts
public record RatingCircle(String name, int games, double score, List<String> opponents) {
  /// Copies the list.
  public RatingCircle {
    opponents = List.copyOf(opponents);
  }
}
