package tabuleiro.server.account;

import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import tabuleiro.server.kernel.Tokens;

/// The id under which the store keeps what belongs to a player: seats, ratings, solved puzzles,
/// entries in tournaments. It reveals no secret, but it is not shown: see
/// [PlayerIdentities#memberOf(PlayerId)].
///
/// @param text for a visitor the hash of their secret, 64 hexadecimal digits; for a member the
///   letter `m` and 16 characters
public record PlayerId(String text) {
  private static final Pattern FORM = Pattern.compile("[0-9a-f]{64}|m[A-Za-z0-9_-]{16}");

  /// Checks the form.
  ///
  /// @throws IllegalArgumentException when the text is no id of a player
  public PlayerId {
    if (!FORM.matcher(text).matches()) {
      throw new IllegalArgumentException("no id of a player");
    }
  }

  /// Returns the id of the visitor with a secret.
  public static PlayerId ofVisitor(String secret) {
    return new PlayerId(Tokens.sha256(secret));
  }

  /// Returns a new id of a member.
  ///
  /// @param random a source that cannot be predicted
  public static PlayerId newMember(RandomGenerator random) {
    return new PlayerId("m" + Tokens.gameId(random));
  }

  /// Returns whether this is a member; otherwise it is a visitor.
  public boolean isMember() {
    return text.startsWith("m");
  }
}
