package tabuleiro.server.picture;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.games.Games;
import tabuleiro.play.LegalMove;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RateLimiter;
import tabuleiro.server.http.Routes;
import tabuleiro.server.live.GameView;
import tabuleiro.server.live.LiveGames;

/// The routes of pictures: a position of a game or any position as PNG, and a finished game as an
/// animation.
public final class PictureRoutes implements Routes {
  private static final int SIZE = 800;

  /// The size that previews of links have.
  private static final int CARD_WIDTH = 1200;

  private static final int CARD_HEIGHT = 630;
  private static final int ANIMATION_SIZE = 400;

  /// The largest number of pictures of an animation; of a longer game some positions are left out.
  private static final int MAX_FRAMES = 250;

  /// How many pictures a network gets at once, and how many more in a second. A guess.
  private static final double BURST = 40;

  private static final double PER_SECOND = 2;

  private final RateLimiter pictures = new RateLimiter(PER_SECOND, BURST, System::nanoTime);
  private final LiveGames games;

  /// @param games the games to draw
  public PictureRoutes(LiveGames games) {
    this.games = games;
  }

  @Override
  public void add(RoutesConfig routes) {
    routes.get("/g/{id}/position.png", this::playedPosition);
    routes.get("/g/{id}/game.gif", this::animation);
    routes.get("/picture/{game}/{variant}.png", this::anyPosition);
  }

  private void playedPosition(Context context) {
    GameView view = view(context);
    Optional<String> ply = Optional.ofNullable(context.queryParam("ply"));
    int last = view.moves().size();
    int shown = ply.map(text -> number(text, last)).orElse(last);
    // A position of a game never changes; the latest one is soon another.
    send(context, "image/png", card(picture(view, shown)), ply.isPresent() ? 86400 : 60);
  }

  private void anyPosition(Context context) {
    pictures.acquire(Caller.of(context).network());
    Position position = position(context);
    PositionPicture picture = new PositionPicture(position, List.of());
    boolean isCard = "yes".equals(context.queryParam("card"));
    send(context, "image/png", isCard ? card(picture) : picture.png(SIZE, SIZE), 86400);
  }

  private void animation(Context context) {
    GameView view = view(context);
    int last = view.moves().size();
    if (view.snapshot().ending().isEmpty()) {
      throw ProblemException.notFound();
    }
    int step = last / MAX_FRAMES + 1;
    List<PositionPicture> frames =
        IntStream.rangeClosed(0, last)
            .filter(ply -> (last - ply) % step == 0)
            .mapToObj(ply -> picture(view, ply))
            .toList();
    send(context, "image/gif", GameAnimation.gif(frames, ANIMATION_SIZE), 86400);
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
      String text = Optional.ofNullable(context.queryParam("position")).orElse("").strip();
      return text.isEmpty() ? game.start(1) : game.parse(text);
    } catch (UnknownVariantException _) {
      throw ProblemException.notFound();
    } catch (RulesException e) {
      throw ProblemException.of(e).inGame(name);
    }
  }

  private static PositionPicture picture(GameView view, int ply) {
    List<Integer> changed = ply == 0 ? List.of() : changed(view.moves().get(ply - 1));
    return new PositionPicture(view.positions().get(ply), changed);
  }

  private static List<Integer> changed(LegalMove move) {
    return move.before().decode(move.code()).effects().stream()
        .flatMapToInt(effect ->
            switch (effect) {
              case Effect.Moved(int from, int to, _) -> IntStream.of(from, to);
              case Effect.Placed(int cell, _) -> IntStream.of(cell);
              case Effect.Removed(int cell, _) -> IntStream.of(cell);
              case Effect.Flipped(int cell, _) -> IntStream.of(cell);
              case Effect.Entered(int cell, _) -> IntStream.of(cell);
              case Effect.Withdrawn(int cell, _) -> IntStream.of(cell);
            })
        .boxed()
        .toList();
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
