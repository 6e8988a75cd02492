package tabuleiro.server.game;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import tabuleiro.rules.Side;
import tabuleiro.server.account.PlayerId;

/// Who may take a seat of a new game: a computer player, the owner of a token, or, without both,
/// the first player to join.
///
/// @param computerPlayer the text that selects the computer player; empty for a human
/// @param token the token of the seat, of which only the hash is stored
/// @param human the player who has the seat from the start; empty while the seat waits for one
/// @param member the member who has the seat from the start, on all their devices
public record SeatPlan(
    Optional<String> computerPlayer,
    Optional<String> token,
    Optional<SeatTaker> human,
    Optional<SeatedMember> member) {
  /// A member who did not ask for the seat, so that no secret of theirs is known.
  ///
  /// @param name the displayed name
  public record SeatedMember(PlayerId id, String name) {}

  /// Returns a copy of the seats of a game, in the order of their sides.
  static Map<Side, SeatPlan> copyOf(Map<Side, SeatPlan> seats) {
    Map<Side, SeatPlan> copy = new EnumMap<>(Side.class);
    copy.putAll(seats);
    return Collections.unmodifiableMap(copy);
  }

  private SeatPlan(
      Optional<String> computerPlayer, Optional<String> token, Optional<SeatTaker> human) {
    this(computerPlayer, token, human, Optional.empty());
  }

  /// Returns the seat of a computer player.
  ///
  /// @param player the text that selects it, such as `5`
  public static SeatPlan computer(String player) {
    return new SeatPlan(Optional.of(player), Optional.empty(), Optional.empty());
  }

  /// Returns the seat of the owner of a token.
  public static SeatPlan human(String token) {
    return new SeatPlan(Optional.empty(), Optional.of(token), Optional.empty());
  }

  /// Returns the seat of a human who takes it at once.
  public static SeatPlan taken(String token, SeatTaker player) {
    return new SeatPlan(Optional.empty(), Optional.of(token), Optional.of(player));
  }

  /// Returns the seat of a member.
  ///
  /// @param token a token that is given to no one
  public static SeatPlan member(String token, PlayerId id, String name) {
    return new SeatPlan(
        Optional.empty(),
        Optional.of(token),
        Optional.empty(),
        Optional.of(new SeatedMember(id, name)));
  }

  /// Returns the seat of the first player to join.
  public static SeatPlan free() {
    return new SeatPlan(Optional.empty(), Optional.empty(), Optional.empty());
  }
}
