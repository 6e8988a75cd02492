package tabuleiro.server.account;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.protocol.Operations;
import tabuleiro.protocol.operation.Operation;

/// What an operation requires of a caller who acts for a member. What is no operation is refused to
/// access tokens. A request for the address of a socket that opens none is refused to all with 426.
///
/// @param operation the operation, whose access says what it requires
/// @param pattern matches the paths of requests
/// @param alternatives the words of its access; each alternative suffices, and needs all its words
record OperationAccess(Operation operation, Pattern pattern, List<List<String>> alternatives) {
  private static final List<OperationAccess> ALL =
      Operations.all().stream().map(OperationAccess::of).toList();

  /// The route parameter with the id of a game.
  private static final String GAME = "id";

  private static final Set<String> READING = Set.of("GET", "HEAD");

  private static OperationAccess of(Operation operation) {
    return new OperationAccess(
        operation,
        pattern(operation.path()),
        Arrays.stream(operation.access().split(" ", -1))
            .map(words -> List.of(words.split("[+]", -1)))
            .toList());
  }

  /// Returns the operation of a request; empty when there is none. `HEAD` is as `GET`.
  ///
  /// @param method such as `GET`
  /// @param path such as `/api/v2/games`
  static Optional<OperationAccess> ofRequest(String method, String path) {
    return find(
        path,
        operation ->
            operation.isSocket()
                ? READING.contains(method)
                : operation.method().equals(method.equals("HEAD") ? "GET" : method));
  }

  /// Returns the operation of a new socket; empty when there is none.
  static Optional<OperationAccess> ofSocket(String path) {
    return find(path, Operation::isSocket);
  }

  private static Optional<OperationAccess> find(String path, Predicate<Operation> filter) {
    return ALL.stream()
        .filter(one -> filter.test(one.operation) && one.pattern.matcher(path).matches())
        .findFirst();
  }

  /// The server takes a path with a final slash as the one without.
  private static Pattern pattern(String path) {
    String quoted =
        Arrays.stream(path.split("(?=[{<])|(?<=[}>])", -1))
            .map(OperationAccess::patternOfPart)
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

  /// Returns whether every caller gets the same answer, so that it does not matter who they are.
  boolean isPublic() {
    return alternatives.contains(List.of("any"));
  }

  /// Returns whether a browser signs in or out by this.
  boolean isForSigningIn() {
    return alternatives.contains(List.of("sign-in"));
  }

  /// Returns whether some access token permits this.
  boolean isForTokens() {
    return isPublic() || !scope().isEmpty();
  }

  /// Returns the scope that this requires, such as `play`; of several the first.
  String scope() {
    return alternatives.stream()
        .flatMap(List::stream)
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
        || alternatives.stream()
            .anyMatch(
                words -> words.stream().allMatch(word -> permits(scopes, word, requested, plays)));
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
