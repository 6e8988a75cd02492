package tabuleiro.server.games.message;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import tabuleiro.rules.Side;
import tabuleiro.server.games.CallerSide;
import tabuleiro.server.live.GameSnapshot;
import tabuleiro.server.store.GameInfo;
import tabuleiro.server.store.Visibility;
import tabuleiro.server.view.SeatJson;
import tabuleiro.text.Messages;

/// A game as lists show it.
///
/// @param id the game's id
/// @param game the family's name, such as `talpa`
/// @param variant such as `8x8`
/// @param visibility `public` or `private`
/// @param seats who sits there, the first side first
/// @param you the side that the viewer plays; empty for all others
/// @param yours whether the viewer is to move
/// @param turn the side to move; empty when the game is over or has not begun
/// @param ply how many moves lie on the table
/// @param open whether a seat is there for whoever comes first
/// @param clock the clock's setting, such as `5m+3s`, `3d/move` or `off`
/// @param days whether each move has a day or more
/// @param match whether it is one of a match of two
/// @param created when it was made
/// @param changed when something last happened in it; both in milliseconds since 1970
/// @param result `1-0`, `0-1`, `1/2-1/2`, or `*` while the game goes on
/// @param says why the game has ended, in words; empty before
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
    boolean open,
    String clock,
    boolean days,
    boolean match,
    long created,
    long changed,
    String result,
    String says) {
  /// Copies the list.
  public GameSummaryJson {
    seats = List.copyOf(seats);
  }

  /// Returns what lists show of a game.
  ///
  /// @param you the side that the viewer plays
  /// @param words those of its game
  public static GameSummaryJson of(
      GameInfo info, GameSnapshot now, List<SeatJson> seats, Optional<Side> you, Messages words) {
    return new GameSummaryJson(
        info.id(),
        info.gameId().game(),
        info.gameId().variant(),
        info.visibility() == Visibility.PUBLIC ? "public" : "private",
        seats,
        you.map(CallerSide::format).orElse(""),
        you.isPresent() && now.turn().equals(you),
        now.turn().map(CallerSide::format).orElse(""),
        now.ply(),
        seats.stream().anyMatch(SeatJson::free),
        now.clock().setting().format(),
        now.clock().isCorrespondence(),
        now.series().isMatch(),
        info.createdMillis(),
        now.event().content().timeMillis(),
        GameJson.result(now),
        GameJson.says(now, words));
  }
}
