package tabuleiro.server.tournament;

import java.util.Optional;
import tabuleiro.server.account.PlayerId;

/// Who plays in a tournament.
public sealed interface Competitor {
  /// A member.
  record Account(PlayerId id) implements Competitor {}

  /// A level of the engine.
  ///
  /// @param text the text that selects it, such as `5`
  record Level(String text) implements Competitor {}

  /// A member whose account was deleted.
  record Deleted() implements Competitor {}

  /// Returns the text that selects the level; empty for a member.
  default Optional<String> level() {
    return this instanceof Level(var text) ? Optional.of(text) : Optional.empty();
  }
}
