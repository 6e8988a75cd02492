package tabuleiro.view.game;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.GameView;
import tabuleiro.protocol.game.GameJson;
import tabuleiro.protocol.game.SeatJson;
import tabuleiro.protocol.position.MoveJson;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;
import tabuleiro.view.position.MoveJsonMapper;
import tabuleiro.view.position.PositionJsonMapper;

/// Makes [GameJson].
public final class GameJsonMapper {
  private GameJsonMapper() {}

  /// Returns the state of a game as JSON.
  ///
  /// @param isPublic whether the game is listed
  /// @param seats the seats, the first side first
  /// @param you the viewer's side
  /// @param messages the messages of the game
  public static GameJson of(
      GameView view,
      boolean isPublic,
      List<SeatJson> seats,
      Optional<Side> you,
      Messages messages) {
    GameSnapshot now = view.snapshot();
    Position start = view.positions().getFirst();
    List<MoveJson> moves =
        view.moves().stream().map(move -> MoveJsonMapper.of(move, messages)).toList();
    return new GameJson(
        "state",
        now.game(),
        start.game().id().game(),
        start.game().id().variant(),
        isPublic ? "public" : "private",
        seats.stream().anyMatch(SeatJson::free),
        seats,
        you.map(Side::key).orElse(""),
        HeadJsonMapper.of(now.event().head()),
        now.ply(),
        start.format(),
        moves,
        PositionJsonMapper.of(now.position(), messages),
        moves.isEmpty() ? Optional.empty() : Optional.of(moves.getLast()),
        ClockJsonMapper.of(now.clock()),
        now.isPaused(),
        OffersJsonMapper.of(now.offers()),
        result(now),
        ending(now),
        says(now, messages),
        now.series().previous().orElse(""),
        now.next().orElse(""),
        now.series().isMatch() ? now.series().round() : 0,
        you.isPresent() && view.claimant().equals(you),
        now.series().isRated(),
        now.series().tournament().orElse(""),
        now.clock().isCorrespondence(),
        now.series().hasSwapRule(),
        now.isSwappable());
  }

  public static String result(GameSnapshot snapshot) {
    return snapshot.ending().map(Ending::result).orElse(Result.NONE).format();
  }

  public static String ending(GameSnapshot snapshot) {
    return snapshot.ending().map(Ending::reason).orElse("");
  }

  public static String says(GameSnapshot snapshot, Messages messages) {
    Optional<Message> message = snapshot.ending().map(Ending::message);
    return message.map(messages::format).orElse("");
  }
}
