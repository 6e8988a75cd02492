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

/// What one socket asks the engine: one position at a time, a new one in place of the last, and the
/// curve of one game. Safe for several threads.
final class AnalysisSession {
  private static final int MOST_LINES = 5;
  private static final int LONGEST_ID = 64;

  /// How long a position is thought about: longer than most look at it.
  private static final Duration LONGEST = Duration.ofSeconds(60);

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

  /// Takes a message; what is wrong with it is answered.
  synchronized void receive(String message) {
    String id = "";
    String game = "";
    try {
      AnalysisRequest asked = JsonText.parse(message, AnalysisRequest.class);
      id = asked.id() == null ? "" : asked.id();
      game = asked.game() == null ? "" : asked.game();
      if (id.length() > LONGEST_ID) {
        throw new StudyException("analysis.unknown", "id");
      }
      receive(asked, id);
    } catch (RuntimeException e) {
      ProblemException problem = ProblemException.of(e).inGame(game);
      send(AnalysisStatusJson.refused(id, problem.error(), problem.text(socket.caller())));
    }
  }

  private void receive(AnalysisRequest asked, String id) {
    switch (needed(asked.type(), "type")) {
      case "analyse" -> analyse(asked, id);
      case "stop" -> stop();
      case "curve" -> showCurve(needed(asked.of(), "of"), id);
      case "ping" -> send(AnalysisStatusJson.pong(id));
      default -> throw new StudyException("analysis.unknown", needed(asked.type(), "type"));
    }
  }

  private static String needed(@Nullable String value, String name) {
    if (value == null) {
      throw new StudyException("analysis.needs", name);
    }
    return value;
  }

  private void analyse(AnalysisRequest asked, String id) {
    stop();
    Position position = position(asked);
    int lines = asked.lines() == null ? 1 : asked.lines();
    if (lines < 1 || lines > MOST_LINES) {
      throw new StudyException("analysis.lines-range", MOST_LINES);
    }
    Messages words = socket.caller().messages(position.game().id().game());
    PositionAnalysis analysis = new PositionAnalysis(position, lines, LONGEST, words);
    AnalysisJob begun =
        new AnalysisJob(socket.caller().network(), true, running -> think(analysis, id, running));
    job = Optional.of(begun);
    int before =
        pool.submit(begun)
            .orElseThrow(() -> new ProblemException(429, "busy", Message.of("analysis.busy")));
    if (before > 0) {
      send(AnalysisStatusJson.waiting(id, before));
    }
  }

  private static Position position(AnalysisRequest asked) {
    Game game =
        StudyVariation.game(needed(asked.game(), "game"), needed(asked.variant(), "variant"));
    Position start = asked.position() == null ? game.start(1) : game.parse(asked.position());
    List<String> moves = asked.moves() == null ? List.of() : asked.moves();
    Position position = StudyVariation.of(start, moves).end();
    if (position.outcome().isOver()) {
      throw new StudyException("analysis.finished");
    }
    return position;
  }

  private void think(PositionAnalysis analysis, String id, AnalysisJob running) {
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
    Messages words = socket.caller().messages(curve.line().start().game().id().game());
    Consumer<ScoreCurve> listener = new CurveTeller(id, words);
    leaveCurve = Optional.of(() -> curve.removeListener(listener));
    curves.subscribe(curve, listener);
  }

  /// Tells a curve as it grows, each point once.
  private final class CurveTeller implements Consumer<ScoreCurve> {
    private final String id;
    private final Messages words;
    private int told;

    CurveTeller(String id, Messages words) {
      this.id = id;
      this.words = words;
    }

    @Override
    public synchronized void accept(ScoreCurve curve) {
      ScoreCurveJson news = ScoreCurveJson.of(id, curve, told, words);
      told += news.points().size();
      send(news);
    }
  }

  private void send(Object message) {
    socket.send(JsonText.format(message));
  }

  /// Stops all that the socket has asked for.
  synchronized void end() {
    stop();
    leaveCurve.ifPresent(Runnable::run);
    leaveCurve = Optional.empty();
  }
}
