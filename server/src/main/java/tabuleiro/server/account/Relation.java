package tabuleiro.server.account;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What a player thinks of a member.
public enum Relation {
  /// The player wants to find the member again.
  FOLLOW,
  /// The two do not meet in games that either has offered, and the player does not see the messages
  /// of the member.
  BLOCK,
  /// The player does not see the messages of the member.
  MUTE;

  /// Returns the word for this relation, such as `follow`.
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the relation of a word; empty when there is none.
  public static Optional<Relation> parse(String word) {
    return Arrays.stream(values()).filter(relation -> relation.word().equals(word)).findFirst();
  }
}
