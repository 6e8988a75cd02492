package tabuleiro.server.account;

import java.util.List;
import java.util.Optional;
import tabuleiro.server.store.account.AccessScope;

/// What each address of the API requires of an access token.
final class TokenPaths {
  private static final String API = "/api/v1/";

  /// What only the devices of a member may use: the account, and the notifications of a browser.
  private static final List<String> OF_DEVICES = List.of("account", "push");

  private TokenPaths() {}

  /// Returns the scope that a request requires; empty when no token permits it.
  ///
  /// @param method such as `GET`
  /// @param path such as `/api/v1/games`
  static Optional<AccessScope> ofRequest(String method, String path) {
    String group = group(path);
    if (OF_DEVICES.contains(group)) {
      return Optional.empty();
    }
    if (method.equals("GET") || method.equals("HEAD")) {
      return Optional.of(AccessScope.READ);
    }
    return switch (group) {
      case "games", "tournaments" -> Optional.of(AccessScope.PLAY);
      case "puzzles" -> Optional.of(AccessScope.PUZZLES);
      case "studies", "records" -> Optional.of(AccessScope.STUDIES);
      default -> Optional.empty();
    };
  }

  /// Returns the scope that a socket requires: that of a game can send moves, and that of the
  /// engine analyses.
  static Optional<AccessScope> ofSocket(String path) {
    return Optional.of(
        switch (group(path)) {
          case "games" -> AccessScope.PLAY;
          case "analysis" -> AccessScope.STUDIES;
          default -> AccessScope.READ;
        });
  }

  /// Returns the first word of a path below `/api/v1/`, such as `games`; empty for a page.
  private static String group(String path) {
    return path.startsWith(API) ? path.substring(API.length()).split("/", 2)[0] : "";
  }
}
