package tabuleiro.server.game;

import java.util.List;
import java.util.Optional;
import tabuleiro.protocol.game.GameListEntryJson;
import tabuleiro.protocol.game.SeatJson;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;
import tabuleiro.view.position.PositionJsonMapper;

/// Makes [GameListEntryJson] of what the server knows.
final class GameListEntryJsonMapper {
  private GameListEntryJsonMapper() {}

  /// Returns the summary of a game.
  ///
  /// @param watchers how many people watch the game
  /// @param you the viewer's side
  /// @param messages the messages of the game
  public static GameListEntryJson of(
      GameInfo info,
      GameSnapshot now,
      List<SeatJson> seats,
      int watchers,
      Optional<Side> you,
      Messages messages) {
    return new GameListEntryJson(
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
        GameJsonMapper.result(now),
        GameJsonMapper.says(now, messages),
        PositionJsonMapper.picture(now.position(), messages));
  }
}
