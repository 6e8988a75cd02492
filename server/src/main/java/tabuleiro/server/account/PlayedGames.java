package tabuleiro.server.account;

import java.util.List;
import java.util.Optional;

/// The games of the players, as far as accounts are concerned with them. Thread-safe.
public interface PlayedGames {
  /// Returns whether a visitor has any game.
  ///
  /// @param secret the visitor's secret
  boolean hasAny(String secret);

  /// Reads the players of the games in memory again: their sessions may have ended.
  ///
  /// @param renamed the games in progress of which a player has another name now
  void refreshPlayers(List<String> renamed);

  /// Withdraws all games of a member that no other player has joined. Doing so again, or on another
  /// server at the same time, changes nothing.
  ///
  /// @param requestId the id of the request in each game
  void withdrawChallenges(PlayerId member, String requestId);

  /// Returns the record of a game; empty when it is damaged.
  Optional<String> record(String game);
}
