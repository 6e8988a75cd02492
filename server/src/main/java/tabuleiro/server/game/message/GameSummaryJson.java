package tabuleiro.server.game.message;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import tabuleiro.rules.Side;
import tabuleiro.server.game.live.GameSnapshot;
import tabuleiro.server.game.store.GameInfo;
import tabuleiro.server.game.store.Visibility;
import tabuleiro.server.view.PositionJson;
import tabuleiro.text.Messages;

/// A game in a list.
///
/// @param id the game's id
/// @param game the family's name, such as `talpa`
/// @param variant such as `8x8`
/// @param visibility `public` or `private`
/// @param seats the seats, the first side first
/// @param you the viewer's side; empty when they play none
/// @param yours whether it is the viewer's turn
/// @param turn the side to move; empty when the game is over or has not started
/// @param ply the number of moves played
/// @param watchers how many people watch the game who do not play in it
/// @param open whether any player may take a seat
/// @param clock the time control, such as `5m+3s`, `3d/move` or `off`; with time odds the first
///   side's and the second's, such as `10m,3m`
/// @param days whether this is a correspondence game, with a day or more for each move
/// @param match whether the game belongs to a match
/// @param rated whether the game changes the players' ratings
/// @param swap whether the second player may take over the first move
/// @param created when the game was created, in milliseconds since 1970
/// @param changed the time of the last event, in milliseconds since 1970
/// @param result `1-0`, `0-1`, `1/2-1/2`, or `*` while the game is in progress
/// @param says why the game has ended, as text; empty while it is in progress
/// @param position the current position, without click paths
@Json
public record GameSummaryJson(
    String id,
    String game,
    String variant,
    String visibility,
    List<SeatJson> seats,
    String you,
    boolean yours,
    String turn,
    int ply,
    int watchers,
    boolean open,
    String clock,
    boolean days,
    boolean match,
    boolean rated,
    boolean swap,
    long created,
    long changed,
    String result,
    String says,
    PositionJson position) {
  /// Copies the list.
  public GameSummaryJson {
    seats = List.copyOf(seats);
  }

  /// Returns the summary of a game.
  ///
  /// @param watchers how many people watch the game
  /// @param you the viewer's side
  /// @param messages the messages of the game
  public static GameSummaryJson of(
      GameInfo info,
      GameSnapshot now,
      List<SeatJson> seats,
      int watchers,
      Optional<Side> you,
      Messages messages) {
    return new GameSummaryJson(
        info.id(),
        info.gameId().game(),
        info.gameId().variant(),
        info.visibility() == Visibility.PUBLIC ? "public" : "private",
        seats,
        you.map(Side::key).orElse(""),
        you.isPresent() && now.turn().equals(you),
        now.turn().map(Side::key).orElse(""),
        now.ply(),
        watchers,
        seats.stream().anyMatch(SeatJson::free),
        now.clock().settings().format(),
        now.clock().isCorrespondence(),
        now.series().isMatch(),
        now.series().isRated(),
        now.series().hasSwapRule(),
        info.createdMillis(),
        now.event().content().timeMillis(),
        GameJson.result(now),
        GameJson.says(now, messages),
        PositionJson.picture(now.position(), messages));
  }
}
