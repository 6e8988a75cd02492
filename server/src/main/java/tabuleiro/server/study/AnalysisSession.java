package tabuleiro.server.study;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.server.http.ClientSocket;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.json.JsonObject;
import tabuleiro.server.http.json.JsonText;
import tabuleiro.server.rating.RatedGames;
import tabuleiro.server.store.rating.GameRatingStore;
import tabuleiro.text.Messages;

/// The analyses of one socket: of one position at a time, a new one replacing the last, and the
/// evaluation curve of one game. Thread-safe.
final class AnalysisSession {
  private static final int MAX_VARIATIONS = 5;
  private static final int MAX_ID_LENGTH = 64;

  /// How long a position is analysed. A guess: longer than most people look at it.
  private static final Duration MAX_DURATION = Duration.ofSeconds(60);

  private final ClientSocket socket;
  private final AnalysisPool pool;
  private final ScoreCurves curves;
  private final GameRatingStore ratings;
  private Optional<AnalysisJob> job = Optional.empty();
  private Optional<Runnable> leaveCurve = Optional.empty();

  /// @param ratings knows the positions of rated games in progress
  AnalysisSession(
      ClientSocket socket, AnalysisPool pool, ScoreCurves curves, GameRatingStore ratings) {
    this.ratings = ratings;
    this.socket = socket;
    this.pool = pool;
    this.curves = curves;
  }

  /// Handles a message; errors are sent to the client.
  synchronized void receive(String message) {
    String id = "";
    String game = "";
    try {
      JsonObject json = JsonObject.parse(message);
      String named = json.text("id").orElse("");
      if (named.length() > MAX_ID_LENGTH) {
        throw new StudyException("analysis.unknown", "id");
      }
      id = named;
      AnalysisRequest request = AnalysisRequest.of(json);
      game = request.game();
      receive(request);
    } catch (RuntimeException e) {
      socket.send(refusal(id, ProblemException.of(e).inGame(game)));
    }
  }

  /// Returns the answer to a message that was refused.
  String refusal(String id, ProblemException problem) {
    return JsonText.format(
        AnalysisStatusJson.refused(id, problem.error(), problem.text(socket.caller())));
  }

  private void receive(AnalysisRequest request) {
    switch (request) {
      case AnalysisRequest.Analyse analyse -> analyse(analyse);
      case AnalysisRequest.Stop _ -> stop();
      case AnalysisRequest.ShowCurve(String id, Optional<String> game) ->
          showCurve(require(game, "of"), id);
      case AnalysisRequest.Ping(String id) -> send(AnalysisStatusJson.pong(id));
      case AnalysisRequest.Unexpected(String _, Optional<String> type) ->
          throw new StudyException("analysis.unknown", require(type, "type"));
    }
  }

  private static String require(Optional<String> value, String name) {
    return value.orElseThrow(() -> new StudyException("analysis.needs", name));
  }

  private void analyse(AnalysisRequest.Analyse request) {
    stop();
    StudyVariation variation = variation(request);
    Position position = variation.end();
    int count = request.variationCount();
    if (count < 1 || count > MAX_VARIATIONS) {
      throw new StudyException("analysis.lines-range", MAX_VARIATIONS);
    }
    requireNotBeingPlayed(variation);
    Messages messages = socket.caller().messages(position.game().id().game());
    PositionAnalysis analysis = new PositionAnalysis(position, count, MAX_DURATION, messages);
    String id = request.id();
    AnalysisJob newJob =
        new AnalysisJob(
            socket.caller().network(),
            true,
            running -> {
              if (request.isExplained()) {
                send(StaticEvaluationJson.of(id, position, messages));
              }
              run(analysis, id, running);
            });
    job = Optional.of(newJob);
    int before =
        pool.submit(newJob)
            .orElseThrow(() -> new ProblemException(429, "busy", Message.of("analysis.busy")));
    if (before > 0) {
      send(AnalysisStatusJson.waiting(id, before));
    }
  }

  /// Checks that no position of a variation is that of a rated game in progress.
  private void requireNotBeingPlayed(StudyVariation variation) {
    List<Long> keys = variation.positions().stream().map(RatedGames::key).distinct().toList();
    if (ratings.isAnyBeingPlayed(keys)) {
      throw new ProblemException(403, "rated", Message.of("analysis.rated"));
    }
  }

  private static StudyVariation variation(AnalysisRequest.Analyse request) {
    Game game =
        StudyVariation.game(
            require(request.board().game(), "game"), require(request.board().variant(), "variant"));
    Position start = request.board().position(game, 1);
    StudyVariation variation = StudyVariation.of(start, request.moves());
    if (variation.end().outcome().isOver()) {
      throw new StudyException("analysis.finished");
    }
    return variation;
  }

  private void run(PositionAnalysis analysis, String id, AnalysisJob running) {
    analysis.run(id, running, this::send);
    send(AnalysisStatusJson.ended(id, running.end().name().toLowerCase(Locale.ROOT)));
  }

  private void stop() {
    job.ifPresent(pool::cancel);
    job = Optional.empty();
  }

  private void showCurve(String game, String id) {
    leaveCurve.ifPresent(Runnable::run);
    ScoreCurve curve = curves.of(game);
    Messages messages = socket.caller().messages(curve.variation().start().game().id().game());
    Consumer<ScoreCurve> listener = new CurveSender(id, messages);
    leaveCurve = Optional.of(() -> curve.removeListener(listener));
    curves.subscribe(curve, listener);
  }

  /// Sends the new points of a growing curve.
  private final class CurveSender implements Consumer<ScoreCurve> {
    private final String id;
    private final Messages messages;
    private int sentPoints;

    CurveSender(String id, Messages messages) {
      this.id = id;
      this.messages = messages;
    }

    @Override
    public synchronized void accept(ScoreCurve curve) {
      ScoreCurveJson update = ScoreCurveJson.of(id, curve, sentPoints, messages);
      sentPoints += update.points().size();
      send(update);
    }
  }

  private void send(Object message) {
    socket.send(JsonText.format(message));
  }

  /// Stops all analyses of the socket.
  synchronized void end() {
    stop();
    leaveCurve.ifPresent(Runnable::run);
    leaveCurve = Optional.empty();
  }
}
