package tabuleiro.server.account;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// An operation of the server, over HTTP or a socket, and what it requires of a caller who acts for
/// a member. [OperationTable] lists them all.
///
/// @param method such as `GET`; `WS` for a socket
/// @param path with parameters in braces, such as `/api/v1/games/{id}`; one in angle brackets takes
///   the rest
/// @param access see [OperationTable]
/// @param pattern matches the paths of requests
record Operation(String method, String path, List<String> access, Pattern pattern) {
  /// The route parameter with the id of a game.
  private static final String GAME = "id";

  /// Copies the list.
  Operation {
    access = List.copyOf(access);
  }

  /// Returns the operation of a line of the table: the method, the path and what is required.
  static Operation parse(String line) {
    List<String> words = List.of(line.split(" +", -1));
    return new Operation(
        words.get(0), words.get(1), words.subList(2, words.size()), pattern(words.get(1)));
  }

  /// The server takes a path with a final slash as the one without.
  private static Pattern pattern(String path) {
    String quoted =
        Arrays.stream(path.split("(?=[{<])|(?<=[}>])", -1))
            .map(Operation::patternOfPart)
            .reduce("", String::concat);
    return Pattern.compile(quoted + "/?");
  }

  private static String patternOfPart(String part) {
    if (part.startsWith("<")) {
      return ".+";
    }
    return part.startsWith("{")
        ? "(?<" + part.replaceAll("[{}]", "") + ">[^/]+)"
        : Pattern.quote(part);
  }

  boolean matches(String method, String path) {
    return this.method.equals(method) && pattern.matcher(path).matches();
  }

  /// Returns whether every caller gets the same answer, so that it does not matter who they are.
  boolean isPublic() {
    return access.contains("any");
  }

  /// Returns whether a browser signs in or out by this.
  boolean isForSigningIn() {
    return access.contains("sign-in");
  }

  /// Returns whether some access token permits this.
  boolean isForTokens() {
    return isPublic() || !scope().isEmpty();
  }

  /// Returns the scope that this requires, such as `play`; of several the first.
  String scope() {
    return access.stream()
        .flatMap(some -> Arrays.stream(some.split("[+]", -1)))
        .filter(word -> AccessScope.parse(word).isPresent())
        .findFirst()
        .orElse("");
  }

  /// Returns whether an access token permits a request.
  ///
  /// @param scopes those of the token
  /// @param requested the path of the request
  /// @param plays returns whether the member plays a game
  boolean permits(Set<AccessScope> scopes, String requested, Predicate<String> plays) {
    return isPublic()
        || access.stream()
            .anyMatch(some ->
                Arrays.stream(some.split("[+]", -1))
                    .allMatch(word -> permits(scopes, word, requested, plays)));
  }

  private boolean permits(
      Set<AccessScope> scopes, String word, String requested, Predicate<String> plays) {
    if (word.equals("own")) {
      return scopes.contains(AccessScope.PLAY) && game(requested).filter(plays).isPresent();
    }
    return AccessScope.parse(word).filter(scopes::contains).isPresent();
  }

  private Optional<String> game(String requested) {
    Matcher matcher = pattern.matcher(requested);
    return matcher.matches() ? Optional.of(matcher.group(GAME)) : Optional.empty();
  }
}
