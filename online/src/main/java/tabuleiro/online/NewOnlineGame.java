package tabuleiro.online;

import java.util.Optional;
import tabuleiro.protocol.game.NewGameJson;
import tabuleiro.rules.GameId;

/// The settings of a game that is created on a server.
///
/// @param board the family and the variant
/// @param side the side that the user plays
/// @param opponent the other player
/// @param level the text of the computer player, such as `5`; used for [Opponent#COMPUTER] only
/// @param clock the time control, such as `5m+3s`, or `off`
/// @param name the user's name; empty for a standard name
/// @param hasSwapRule whether the second player may take over the first move; never against a
///   computer
public record NewOnlineGame(
    GameId board,
    SideChoice side,
    Opponent opponent,
    String level,
    String clock,
    String name,
    boolean hasSwapRule) {
  /// The side that the user plays.
  public enum SideChoice {
    FIRST,
    SECOND,
    RANDOM
  }

  /// The other player.
  public enum Opponent {
    /// A player who gets the link of the invitation.
    FRIEND,
    /// The first player who takes the challenge in the lobby.
    ANYONE,
    /// A computer player of the server.
    COMPUTER
  }

  /// Returns the request for this game.
  ///
  /// @param id the request's own id
  NewGameJson toRequest(String id) {
    String other = opponent == Opponent.COMPUTER ? level : "other";
    boolean isSecond = side == SideChoice.SECOND;
    return new NewGameJson(
        id,
        board.game(),
        Optional.of(board.variant()),
        Optional.empty(),
        Optional.empty(),
        Optional.of(isSecond ? other : "me"),
        Optional.of(isSecond ? "me" : other),
        Optional.of(side == SideChoice.RANDOM ? "random" : "fixed"),
        Optional.of(name.strip()).filter(text -> !text.isEmpty()),
        Optional.of(clock),
        Optional.of(opponent == Opponent.ANYONE ? "public" : "private"),
        Optional.of(opponent == Opponent.ANYONE),
        Optional.empty(),
        Optional.empty(),
        Optional.of(hasSwapRule && opponent != Opponent.COMPUTER));
  }
}
