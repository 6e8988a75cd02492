package tabuleiro.server.game.message;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.game.live.GameSnapshot;
import tabuleiro.server.game.live.GameView;
import tabuleiro.server.view.HeadJson;
import tabuleiro.server.view.MoveJson;
import tabuleiro.server.view.PositionJson;
import tabuleiro.text.Messages;

/// The state of a game as a viewer sees it.
///
/// @param type always `state`
/// @param id the game's id
/// @param game the family's name, such as `talpa`
/// @param variant such as `8x8`
/// @param visibility `public` or `private`
/// @param open whether any player may take a seat
/// @param seats the seats, the first side first
/// @param you the viewer's side, `first` or `second`; empty when they play none
/// @param head the last event included
/// @param ply the number of moves played
/// @param start the text of the initial position
/// @param moves the moves
/// @param position the current position
/// @param last the last move
/// @param clock the reading of the clock
/// @param paused whether no player can move now: a seat is empty, or the clock is stopped
/// @param offers the open offers
/// @param result `1-0`, `0-1`, `1/2-1/2`, or `*` while the game is in progress
/// @param ending why the game has ended, a code such as `path` or `resignation`; empty while it is
///   in progress
/// @param says the ending as text
/// @param previous the id of the game before it in a series; empty for the first
/// @param next the id of the game in which the players continue; empty until there is one
/// @param round the game's number in a match, 3 for a tiebreak; 0 when it belongs to none
/// @param claimable whether the viewer may claim the win
/// @param rated whether the game changes the players' ratings
/// @param tournament the id of the tournament for which the game counts; empty for none
/// @param days whether this is a correspondence game, with a day or more for each move
/// @param swap whether the game has the swap rule: the second player may take over the first move
/// @param swappable whether the second player may do so now
@Json
public record GameJson(
    String type,
    String id,
    String game,
    String variant,
    String visibility,
    boolean open,
    List<SeatJson> seats,
    String you,
    HeadJson head,
    int ply,
    String start,
    List<MoveJson> moves,
    PositionJson position,
    Optional<MoveJson> last,
    ClockJson clock,
    boolean paused,
    OffersJson offers,
    String result,
    String ending,
    String says,
    String previous,
    String next,
    int round,
    boolean claimable,
    boolean rated,
    String tournament,
    boolean days,
    boolean swap,
    boolean swappable) {
  /// Copies the lists.
  public GameJson {
    seats = List.copyOf(seats);
    moves = List.copyOf(moves);
  }

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
    List<MoveJson> moves = view.moves().stream().map(MoveJson::of).toList();
    return new GameJson(
        "state",
        now.game(),
        start.game().id().game(),
        start.game().id().variant(),
        isPublic ? "public" : "private",
        seats.stream().anyMatch(SeatJson::free),
        seats,
        you.map(Side::key).orElse(""),
        now.event().head().toJson(),
        now.ply(),
        start.format(),
        moves,
        PositionJson.of(now.position(), messages),
        moves.isEmpty() ? Optional.empty() : Optional.of(moves.getLast()),
        ClockJson.of(now.clock()),
        now.isPaused(),
        OffersJson.of(now.offers()),
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

  static String result(GameSnapshot snapshot) {
    return snapshot.ending().map(Ending::result).orElse(Result.NONE).format();
  }

  static String ending(GameSnapshot snapshot) {
    return snapshot.ending().map(Ending::reason).orElse("");
  }

  static String says(GameSnapshot snapshot, Messages messages) {
    Optional<Message> message = snapshot.ending().map(Ending::message);
    return message.map(messages::format).orElse("");
  }
}
