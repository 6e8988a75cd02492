package tabuleiro.view.game;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.protocol.game.GameListEntryJson;
import tabuleiro.protocol.game.SeatJson;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;
import tabuleiro.view.position.PositionJsonMapper;

/// Makes [GameListEntryJson].
public final class GameListEntryJsonMapper {
  /// First the games in which it is the viewer's turn, then the others in progress, then those that
  /// are over; the game that has changed last comes first.
  public static final Comparator<GameListEntryJson> BY_TURN =
      Comparator.comparing((GameListEntryJson row) -> !row.isYourTurn())
          .thenComparing(row -> !row.endingText().isEmpty())
          .thenComparing(GameListEntryJson::changedMillis, Comparator.reverseOrder());

  private GameListEntryJsonMapper() {}

  /// Returns the summary of a game.
  ///
  /// @param createdMillis when it was created, in milliseconds since 1970
  /// @param isPublic whether the game is listed
  /// @param watchers how many people watch the game
  /// @param you the viewer's side
  /// @param messages the messages of the game
  public static GameListEntryJson of(
      GameSnapshot now,
      long createdMillis,
      boolean isPublic,
      List<SeatJson> seats,
      int watchers,
      Optional<Side> you,
      Messages messages) {
    return new GameListEntryJson(
        now.game(),
        now.position().game().id().game(),
        now.position().game().id().variant(),
        isPublic ? "public" : "private",
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
        createdMillis,
        now.event().content().timeMillis(),
        GameJsonMapper.result(now),
        GameJsonMapper.says(now, messages),
        PositionJsonMapper.picture(now.position(), messages));
  }
}
