package tabuleiro.server.study;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.server.http.ClientSocket;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.ProblemException;
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
  private Optional<AnalysisJob> job = Optional.empty();
  private Optional<Runnable> leaveCurve = Optional.empty();

  AnalysisSession(ClientSocket socket, AnalysisPool pool, ScoreCurves curves) {
    this.socket = socket;
    this.pool = pool;
    this.curves = curves;
  }

  /// Handles a message; errors are sent to the client.
  synchronized void receive(String message) {
    String id = "";
    String game = "";
    try {
      AnalysisRequest request = JsonText.parse(message, AnalysisRequest.class);
      id = request.id() == null ? "" : request.id();
      game = request.game() == null ? "" : request.game();
      if (id.length() > MAX_ID_LENGTH) {
        throw new StudyException("analysis.unknown", "id");
      }
      receive(request, id);
    } catch (RuntimeException e) {
      ProblemException problem = ProblemException.of(e).inGame(game);
      send(AnalysisStatusJson.refused(id, problem.error(), problem.text(socket.caller())));
    }
  }

  private void receive(AnalysisRequest request, String id) {
    switch (require(request.type(), "type")) {
      case "analyse" -> analyse(request, id);
      case "stop" -> stop();
      case "curve" -> showCurve(require(request.of(), "of"), id);
      case "ping" -> send(AnalysisStatusJson.pong(id));
      default -> throw new StudyException("analysis.unknown", require(request.type(), "type"));
    }
  }

  private static String require(@Nullable String value, String name) {
    if (value == null) {
      throw new StudyException("analysis.needs", name);
    }
    return value;
  }

  private void analyse(AnalysisRequest request, String id) {
    stop();
    Position position = position(request);
    int lines = request.lines() == null ? 1 : request.lines();
    if (lines < 1 || lines > MAX_VARIATIONS) {
      throw new StudyException("analysis.lines-range", MAX_VARIATIONS);
    }
    Messages messages = socket.caller().messages(position.game().id().game());
    PositionAnalysis analysis = new PositionAnalysis(position, lines, MAX_DURATION, messages);
    AnalysisJob begun =
        new AnalysisJob(socket.caller().network(), true, running -> run(analysis, id, running));
    job = Optional.of(begun);
    int before =
        pool.submit(begun)
            .orElseThrow(() -> new ProblemException(429, "busy", Message.of("analysis.busy")));
    if (before > 0) {
      send(AnalysisStatusJson.waiting(id, before));
    }
  }

  private static Position position(AnalysisRequest request) {
    Game game =
        StudyVariation.game(require(request.game(), "game"), require(request.variant(), "variant"));
    Position start = request.position() == null ? game.start(1) : game.parse(request.position());
    List<String> moves = request.moves() == null ? List.of() : request.moves();
    Position position = StudyVariation.of(start, moves).end();
    if (position.outcome().isOver()) {
      throw new StudyException("analysis.finished");
    }
    return position;
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
