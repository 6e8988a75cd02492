package tabuleiro.server.picture;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.IntStream;
import tabuleiro.games.Games;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.server.game.live.GameView;
import tabuleiro.server.game.live.LiveGames;
import tabuleiro.server.http.BulkWork;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RateLimiter;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.SiteAddress;

/// The routes of pictures: a position of a game or any position, and a finished game as an
/// animation; as pixels and as SVG.
public final class PictureRoutes implements Routes {
  private static final int SIZE = 800;
  private static final String SVG = "image/svg+xml";

  /// A day in seconds.
  private static final int DAY = 86_400;

  /// How long the picture of the day may be kept after midnight, in seconds.
  private static final int HOUR = 3600;

  /// The size that previews of links have.
  private static final int CARD_WIDTH = 1200;

  private static final int CARD_HEIGHT = 630;
  private static final int ANIMATION_SIZE = 400;

  /// The largest number of pictures of an animation; of a longer game some positions are left out.
  private static final int MAX_FRAMES = 250;

  /// How many pictures a network gets at once, and how many more in a second. A guess.
  private static final double BURST = 40;

  private static final double PER_SECOND = 2;

  private final RateLimiter pictures;
  private final LiveGames games;

  /// @param games the games to draw
  public PictureRoutes(LiveGames games) {
    this.games = games;
    this.pictures = new RateLimiter(PER_SECOND, BURST, games.scheduler()::nanoTime);
  }

  @Override
  public void add(RoutesConfig routes) {
    routes.get("/g/{id}/position.png", BulkWork.route(this::playedPosition));
    routes.get("/g/{id}/position.svg", BulkWork.route(this::playedPositionSvg));
    routes.get(
        "/g/{id}/game.gif",
        BulkWork.route(context ->
            send(context, "image/gif", GameAnimation.gif(frames(context), ANIMATION_SIZE), DAY)));
    routes.get(
        "/g/{id}/game.svg",
        BulkWork.route(
            context -> send(context, SVG, utf8(SvgPicture.of(frames(context), SIZE)), DAY)));
    routes.get("/puzzles/daily.svg", BulkWork.route(this::dailyPuzzle));
    routes.get("/puzzle/{id}/card.png", BulkWork.route(this::puzzle));
    routes.get("/picture/{game}/{variant}.png", BulkWork.route(this::anyPosition));
    routes.get("/picture/{game}/{variant}.svg", BulkWork.route(this::anyPositionSvg));
  }

  private void playedPosition(Context context) {
    send(context, "image/png", card(playedPicture(context)), ageOfPlayed(context));
  }

  private void playedPositionSvg(Context context) {
    String svg = SvgPicture.of(playedPicture(context), SIZE);
    send(context, SVG, utf8(svg), ageOfPlayed(context));
  }

  private PositionPicture playedPicture(Context context) {
    GameView view = view(context);
    int last = view.moves().size();
    String ply = context.queryParam("ply");
    return picture(view, ply == null ? last : number(ply, last));
  }

  /// A position of a game never changes; the latest one is soon another.
  private static int ageOfPlayed(Context context) {
    return context.queryParam("ply") == null ? 60 : DAY;
  }

  private void dailyPuzzle(Context context) {
    Puzzle today = PuzzleStore.daily(LocalDate.now(ZoneOffset.UTC));
    PositionPicture picture = new PositionPicture(today.position(), List.of());
    send(context, SVG, utf8(SvgPicture.of(picture, SIZE)), HOUR);
  }

  private void puzzle(Context context) {
    pictures.acquire(Caller.of(context).network());
    Puzzle puzzle =
        PuzzleStore.find(context.pathParam("id")).orElseThrow(ProblemException::notFound);
    send(context, "image/png", card(new PositionPicture(puzzle.position(), List.of())), DAY);
  }

  private void anyPosition(Context context) {
    PositionPicture picture = anyPicture(context);
    boolean isCard = "yes".equals(context.queryParam("card"));
    send(context, "image/png", isCard ? card(picture) : picture.png(SIZE, SIZE), DAY);
  }

  private void anyPositionSvg(Context context) {
    send(context, SVG, utf8(SvgPicture.of(anyPicture(context), SIZE)), DAY);
  }

  private PositionPicture anyPicture(Context context) {
    pictures.acquire(Caller.of(context).network());
    return new PositionPicture(position(context), List.of());
  }

  /// Returns the positions of a finished game; of a long one some are left out.
  private List<PositionPicture> frames(Context context) {
    GameView view = view(context);
    int last = view.moves().size();
    if (view.snapshot().ending().isEmpty()) {
      throw ProblemException.notFound();
    }
    int step = last / MAX_FRAMES + 1;
    return IntStream.rangeClosed(0, last)
        .filter(ply -> (last - ply) % step == 0)
        .mapToObj(ply -> picture(view, ply))
        .toList();
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private GameView view(Context context) {
    pictures.acquire(Caller.of(context).network());
    return games.game(context.pathParam("id")).view(games.scheduler().millis());
  }

  private static int number(String text, int limit) {
    if (!text.matches("[0-9]{1,6}") || Integer.parseInt(text) > limit) {
      throw ProblemException.notFound();
    }
    return Integer.parseInt(text);
  }

  private static Position position(Context context) {
    String name = context.pathParam("game");
    try {
      Game game =
          Games.find(name)
              .orElseThrow(ProblemException::notFound)
              .game(context.pathParam("variant"));
      String text = SiteAddress.parameter(context, "position");
      return text.isEmpty() ? game.start(1) : game.parse(text);
    } catch (UnknownVariantException _) {
      throw ProblemException.notFound();
    } catch (RulesException e) {
      throw ProblemException.of(e).inGame(name);
    }
  }

  private static PositionPicture picture(GameView view, int ply) {
    return ply == 0
        ? new PositionPicture(view.positions().getFirst(), List.of())
        : PositionPicture.after(view.moves().get(ply - 1));
  }

  private static byte[] card(PositionPicture picture) {
    return picture.png(CARD_WIDTH, CARD_HEIGHT);
  }

  private static void send(Context context, String type, byte[] bytes, int maxAgeSeconds) {
    context.contentType(type);
    context.header("Cache-Control", "public, max-age=" + maxAgeSeconds);
    context.result(bytes);
  }
}
