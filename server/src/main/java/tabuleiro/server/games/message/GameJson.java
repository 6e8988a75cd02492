package tabuleiro.server.games.message;

import io.avaje.jsonb.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.games.CallerSide;
import tabuleiro.server.live.GameSnapshot;
import tabuleiro.server.live.GameView;
import tabuleiro.server.view.HeadJson;
import tabuleiro.server.view.MoveJson;
import tabuleiro.server.view.PositionJson;
import tabuleiro.server.view.SeatJson;
import tabuleiro.text.Messages;

/// A whole game as a viewer sees it.
///
/// @param type always `state`
/// @param id the game's id
/// @param game the family's name, such as `talpa`
/// @param variant such as `8x8`
/// @param visibility `public` or `private`
/// @param open whether a seat is there for whoever comes first
/// @param seats who sits there, the first side first
/// @param you the side that the viewer plays, `first` or `second`; empty for all others
/// @param head the last event that is told here
/// @param ply how many moves lie on the table
/// @param start the text of the first position
/// @param moves the moves that lie on the table
/// @param position the position on the table
/// @param last the last of the moves
/// @param clock what the clock shows
/// @param paused whether nobody can move now: not both sit, or the clock stands still
/// @param offers what is offered and not yet answered
/// @param result `1-0`, `0-1`, `1/2-1/2`, or `*` while the game goes on
/// @param ending why the game has ended, a word such as `path` or `resignation`; empty before
/// @param says the same in words
/// @param previous the id of the game before it, which the same people played; empty for a first
/// @param next the id of the game in which they go on; empty until there is one
/// @param round the game's number in a match of two, 3 for one that decides it; 0 when it is none
/// @param claimable whether the viewer may claim the win
/// @param days whether each move has a day or more
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
    boolean days) {
  /// Copies the lists.
  public GameJson {
    seats = List.copyOf(seats);
    moves = List.copyOf(moves);
  }

  /// Returns a game as a viewer sees it.
  ///
  /// @param isPublic whether it stands in lists
  /// @param seats who sits there
  /// @param you the side that the viewer plays
  /// @param words those of its game
  public static GameJson of(
      GameView view, boolean isPublic, List<SeatJson> seats, Optional<Side> you, Messages words) {
    GameSnapshot now = view.snapshot();
    Position start = view.positions().getFirst();
    List<MoveJson> moves = moves(view);
    return new GameJson(
        "state",
        now.game(),
        start.game().id().game(),
        start.game().id().variant(),
        isPublic ? "public" : "private",
        seats.stream().anyMatch(SeatJson::free),
        seats,
        you.map(CallerSide::format).orElse(""),
        HeadJson.of(now.event().head()),
        now.ply(),
        start.format(),
        moves,
        PositionJson.of(now.position(), words),
        moves.isEmpty() ? Optional.empty() : Optional.of(moves.getLast()),
        ClockJson.of(now.clock()),
        now.isPaused(),
        OffersJson.of(now.offers()),
        result(now),
        ending(now),
        says(now, words),
        now.series().previous().orElse(""),
        now.next().orElse(""),
        now.series().isMatch() ? now.series().round() : 0,
        you.isPresent() && view.claimant().equals(you),
        now.clock().isCorrespondence());
  }

  private static List<MoveJson> moves(GameView view) {
    List<MoveJson> moves = new ArrayList<>();
    for (int ply = 0; ply < view.moves().size(); ply++) {
      Position before = view.positions().get(ply);
      moves.add(MoveJson.of(before, before.parseMove(view.moves().get(ply))));
    }
    return moves;
  }

  static String result(GameSnapshot moment) {
    return moment.ending().map(Ending::result).orElse(Result.NONE).format();
  }

  static String ending(GameSnapshot moment) {
    return moment.ending().map(Ending::reason).orElse("");
  }

  static String says(GameSnapshot moment, Messages words) {
    Optional<Message> phrase = moment.ending().map(Ending::message);
    return phrase.map(words::format).orElse("");
  }
}
