package tabuleiro.server.puzzle;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.function.LongSupplier;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.protocol.puzzle.PuzzleOperations;
import tabuleiro.protocol.puzzle.PuzzleTaskJson;
import tabuleiro.protocol.puzzle.StormJson;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.account.PlayerIdentities;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.JsonObject;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RequestBody;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.text.Language;
import tabuleiro.view.puzzle.EnteredMove;
import tabuleiro.view.puzzle.PuzzleTaskJsonMapper;
import tabuleiro.view.puzzle.StormSequence;
import tabuleiro.view.puzzle.StormTime;
import tabuleiro.view.text.MessageCatalogue;

/// The routes for solving puzzles against the clock. The server keeps the time and checks the
/// moves; each answer is stored before it is acknowledged, so a run survives a lost page.
final class StormRoutes implements Routes {
  private final PuzzleStormStore storms;
  private final PuzzleAttemptStore attempts;
  private final PlayerIdentities players;
  private final LongSupplier clock;
  private final FairPlayGuard fairPlay;

  /// @param clock the current time, in milliseconds since 1970
  /// @param fairPlay knows the positions near rated games in progress
  StormRoutes(
      PuzzleStormStore storms,
      PuzzleAttemptStore attempts,
      PlayerIdentities players,
      LongSupplier clock,
      FairPlayGuard fairPlay) {
    this.fairPlay = fairPlay;
    this.storms = storms;
    this.attempts = attempts;
    this.players = players;
    this.clock = clock;
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, PuzzleOperations.BEGIN_STORM, this::begin);
    Endpoints.add(routes, PuzzleOperations.STORM, this::resume);
    Endpoints.add(routes, PuzzleOperations.ANSWER_STORM, this::answer);
  }

  private void begin(Context context) {
    JsonObject json = RequestBody.readJson(context);
    String client = json.requireText("id");
    EventContent.requireId(client);
    PlayerId player = players.ensure(context);
    String id = Tokens.gameId(Tokens.sha256("storm\n" + player.text() + "\n" + client));
    PuzzleStorm storm = Database.await(storms.begin(id, player, clock.getAsLong()));
    Responses.sendJson(context, 201, toJson(storm, Caller.of(context).language()));
  }

  private void resume(Context context) {
    Responses.sendJson(context, 200, toJson(storm(context), Caller.of(context).language()));
  }

  private PuzzleStorm storm(Context context) {
    return players
        .of(Caller.of(context))
        .flatMap(player -> storms.find(context.pathParam("storm"), player))
        .orElseThrow(ProblemException::notFound);
  }

  private void answer(Context context) {
    JsonObject json = RequestBody.readJson(context);
    int number = json.requireNumber("answered");
    PuzzleStorm storm = storm(context);
    Puzzle puzzle = StormSequence.of(storm.id()).puzzle(Math.max(0, number));
    fairPlay.require(puzzle.position());
    boolean isRight =
        EnteredMove.find(puzzle.position(), json.text("move"), json.texts("targets"))
            .equals(Optional.of(puzzle.solution()));
    if (StormTime.isInTime(millisLeft(storm))) {
      storm = Database.await(storms.answer(storm.id(), number, isRight));
    }
    Responses.sendJson(context, 200, toJson(storm, Caller.of(context).language()));
  }

  private long millisLeft(PuzzleStorm storm) {
    return StormTime.remainingMillis(storm.beganMillis(), storm.failed(), clock.getAsLong());
  }

  private StormJson toJson(PuzzleStorm storm, Language language) {
    long left = Math.max(0, millisLeft(storm));
    Puzzle puzzle = StormSequence.of(storm.id()).puzzle(storm.answers().length());
    String game = puzzle.position().game().id().game();
    Optional<PuzzleTaskJson> task =
        Optional.of(PuzzleTaskJsonMapper.of(puzzle, MessageCatalogue.of(language, game)))
            .filter(_ -> left > 0);
    return new StormJson(
        storm.id(),
        storm.answers().length(),
        storm.solved(),
        left,
        task,
        attempts.progress(storm.player(), clock.getAsLong()).storm());
  }
}
