package tabuleiro.server.account;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// What a program may do with an access token.
enum AccessScope {
  /// Read what the member may read: games, lists, ratings.
  READ,
  /// Create and join games, and play them.
  PLAY,
  /// Solve puzzles.
  PUZZLES,
  /// Save studies, read records and use the engine.
  STUDIES;

  /// Returns the word for this scope, such as `play`.
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the scope of a word; empty when there is none.
  public static Optional<AccessScope> parse(String word) {
    return Arrays.stream(values()).filter(scope -> scope.word().equals(word)).findFirst();
  }

  /// Returns the stored form of scopes.
  static String format(Set<AccessScope> scopes) {
    return scopes.stream().sorted().map(AccessScope::word).collect(Collectors.joining(" "));
  }

  /// Returns the scopes of a stored form. Words of a later version are left out.
  static Set<AccessScope> parseAll(String words) {
    return Arrays.stream(words.split(" ", -1))
        .flatMap(word -> parse(word).stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
