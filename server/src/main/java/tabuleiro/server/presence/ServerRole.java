package tabuleiro.server.presence;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What a server does when several share a database. The name in lower case is stored, and typed by
/// the operator.
public enum ServerRole {
  /// Answers requests, and leaves the computer players' moves to other servers.
  WEB,

  /// Computes the computer players' moves, and answers only `/health` and `/metrics`.
  ENGINE,

  /// Does both.
  BOTH;

  /// Parses the name of a role; empty when no role has the name.
  public static Optional<ServerRole> parse(String name) {
    return Arrays.stream(values()).filter(role -> role.text().equals(name)).findFirst();
  }

  /// Returns the name of the role, such as `web`.
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns whether the server answers requests of clients.
  public boolean servesClients() {
    return this != ENGINE;
  }

  /// Returns whether the server computes moves.
  public boolean computesMoves() {
    return this != WEB;
  }
}
