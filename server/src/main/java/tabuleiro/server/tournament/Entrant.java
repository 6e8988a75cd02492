package tabuleiro.server.tournament;

import java.util.Optional;
import org.jdbi.v3.core.mapper.reflect.JdbiConstructor;
import tabuleiro.server.account.PlayerId;

/// A player of a tournament.
///
/// @param number the number in the order of entry, from 1
/// @param competitor who plays
/// @param name the member's name now; empty without an account
/// @param isBot whether the member is a program
/// @param rating the rating at the entry, in Elo points
/// @param isWithdrawn whether the player is paired no more
public record Entrant(
    int number,
    Competitor competitor,
    String name,
    boolean isBot,
    int rating,
    boolean isWithdrawn) {
  /// Returns the player of a row.
  @JdbiConstructor
  static Entrant ofRow(
      int number,
      Optional<PlayerId> member,
      Optional<String> level,
      Optional<String> name,
      boolean bot,
      int rating,
      boolean withdrawn) {
    Competitor competitor =
        level
            .<Competitor>map(Competitor.Level::new)
            .or(() -> member.map(Competitor.Account::new))
            .orElseGet(Competitor.Deleted::new);
    return new Entrant(number, competitor, name.orElse(""), bot, rating, withdrawn);
  }
}
