package tabuleiro.server.picture;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import tabuleiro.games.Games;
import tabuleiro.play.live.GameView;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.protocol.site.PageOperations;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.http.BulkWork;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RateLimiter;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.SiteAddress;
import tabuleiro.text.Messages;

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
  private final BiFunction<String, Messages, List<String>> playersOf;

  /// @param games the games to draw
  /// @param playersOf returns the names of the players of a game by its id, the first side's first
  public PictureRoutes(LiveGames games, BiFunction<String, Messages, List<String>> playersOf) {
    this.games = games;
    this.playersOf = playersOf;
    this.pictures = new RateLimiter(PER_SECOND, BURST, games.scheduler()::nanoTime);
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, PageOperations.POSITION_PNG, BulkWork.route(this::playedPosition));
    Endpoints.add(routes, PageOperations.POSITION_SVG, BulkWork.route(this::playedPositionSvg));
    Endpoints.add(
        routes,
        PageOperations.GAME_GIF,
        BulkWork.route(context ->
            send(context, "image/gif", GameAnimation.gif(frames(context), ANIMATION_SIZE), DAY)));
    Endpoints.add(
        routes,
        PageOperations.GAME_SVG,
        BulkWork.route(
            context -> send(context, SVG, utf8(SvgPicture.of(frames(context), SIZE)), DAY)));
    Endpoints.add(routes, PageOperations.DAILY_PUZZLE_SVG, BulkWork.route(this::dailyPuzzle));
    Endpoints.add(routes, PageOperations.PUZZLE_CARD, BulkWork.route(this::puzzle));
    Endpoints.add(routes, PageOperations.BOARD_PNG, BulkWork.route(this::anyPosition));
    Endpoints.add(routes, PageOperations.BOARD_SVG, BulkWork.route(this::anyPositionSvg));
  }

  private void playedPosition(Context context) {
    GameView view = view(context);
    PicturedPosition picture = picture(context, view);
    Messages messages = Caller.of(context).messages(picture.game());
    boolean isLatest = context.queryParam("ply") == null;
    String result =
        view.snapshot()
            .ending()
            .filter(_ -> isLatest)
            .map(ending -> sentence(messages.format(ending.message())))
            .orElse("");
    List<String> players = playersOf.apply(context.pathParam("id"), messages);
    CardText text = new CardText(messages.format("name"), players, result);
    Responses.varyByLanguage(context);
    send(context, "image/png", card(picture, text), ageOfPlayed(context));
  }

  private void playedPositionSvg(Context context) {
    String svg = SvgPicture.of(picture(context, view(context)), SIZE);
    send(context, SVG, utf8(svg), ageOfPlayed(context));
  }

  private static String sentence(String clause) {
    return clause.substring(0, 1).toUpperCase(Locale.ROOT) + clause.substring(1);
  }

  private static PicturedPosition picture(Context context, GameView view) {
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
    PicturedPosition picture = PicturedPosition.of(today.position());
    send(context, SVG, utf8(SvgPicture.of(picture, SIZE)), HOUR);
  }

  private void puzzle(Context context) {
    pictures.acquire(Caller.of(context).network());
    Puzzle puzzle =
        PuzzleStore.find(context.pathParam("id")).orElseThrow(ProblemException::notFound);
    send(context, "image/png", titledCard(context, PicturedPosition.of(puzzle.position())), DAY);
  }

  private void anyPosition(Context context) {
    PicturedPosition picture = anyPicture(context);
    boolean isCard = "yes".equals(context.queryParam("card"));
    send(
        context,
        "image/png",
        isCard
            ? titledCard(context, picture)
            : Raster.png(SvgPicture.of(picture, SIZE), SIZE, SIZE),
        DAY);
  }

  private void anyPositionSvg(Context context) {
    send(context, SVG, utf8(SvgPicture.of(anyPicture(context), SIZE)), DAY);
  }

  private PicturedPosition anyPicture(Context context) {
    pictures.acquire(Caller.of(context).network());
    return PicturedPosition.of(position(context));
  }

  /// Returns the positions of a finished game; of a long one some are left out.
  private List<PicturedPosition> frames(Context context) {
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

  private static PicturedPosition picture(GameView view, int ply) {
    return ply == 0
        ? PicturedPosition.of(view.positions().getFirst())
        : PicturedPosition.after(view.moves().get(ply - 1));
  }

  /// Returns a card with the name of the game alone.
  private static byte[] titledCard(Context context, PicturedPosition picture) {
    String title = Caller.of(context).messages(picture.game()).format("name");
    Responses.varyByLanguage(context);
    return card(picture, new CardText(title, List.of(), ""));
  }

  private static byte[] card(PicturedPosition picture, CardText text) {
    return Raster.png(
        SvgPicture.card(picture, text, CARD_WIDTH, CARD_HEIGHT), CARD_WIDTH, CARD_HEIGHT);
  }

  private static void send(Context context, String type, byte[] bytes, int maxAgeSeconds) {
    context.contentType(type);
    context.header("Cache-Control", "public, max-age=" + maxAgeSeconds);
    context.result(bytes);
  }
}
