package tabuleiro.server.study;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.Game;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Position;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.Problem;
import tabuleiro.server.http.Socket;
import tabuleiro.text.Messages;

/// What one socket asks the engine: one position at a time, a new one in place of the last, and the
/// curve of one game. Safe for several threads.
final class AnalysisSocket {
  private static final int MOST_LINES = 5;
  private static final int LONGEST_ID = 64;

  /// How long a position is thought about: longer than most look at it.
  private static final Duration LONGEST = Duration.ofSeconds(60);

  private final Socket socket;
  private final ThinkingPool pool;
  private final Curves curves;
  private Optional<ThinkingJob> job = Optional.empty();
  private Optional<Runnable> leaveCurve = Optional.empty();

  AnalysisSocket(Socket socket, ThinkingPool pool, Curves curves) {
    this.socket = socket;
    this.pool = pool;
    this.curves = curves;
  }

  /// Takes a message; what is wrong with it is answered.
  synchronized void take(String message) {
    String id = "";
    String game = "";
    try {
      AnalysisAsk asked = JsonText.read(message, AnalysisAsk.class);
      id = asked.id() == null ? "" : asked.id();
      game = asked.game() == null ? "" : asked.game();
      if (id.length() > LONGEST_ID) {
        throw new StudyException("analysis.unknown", "id");
      }
      take(asked, id);
    } catch (RuntimeException e) {
      Problem problem = Problem.of(e).in(game);
      send(AnalysisTold.refused(id, problem.error(), problem.say(socket.caller())));
    }
  }

  private void take(AnalysisAsk asked, String id) {
    switch (needed(asked.type(), "type")) {
      case "analyse" -> analyse(asked, id);
      case "stop" -> stop();
      case "curve" -> showCurve(needed(asked.of(), "of"), id);
      case "ping" -> send(AnalysisTold.pong(id));
      default -> throw new StudyException("analysis.unknown", needed(asked.type(), "type"));
    }
  }

  private static String needed(@Nullable String value, String name) {
    if (value == null) {
      throw new StudyException("analysis.needs", name);
    }
    return value;
  }

  private void analyse(AnalysisAsk asked, String id) {
    stop();
    Position position = position(asked);
    int lines = asked.lines() == null ? 1 : asked.lines();
    if (lines < 1 || lines > MOST_LINES) {
      throw new StudyException("analysis.lines-range", MOST_LINES);
    }
    Messages words = socket.caller().words(position.game().id().game());
    Analysis analysis = new Analysis(position, lines, LONGEST, words);
    ThinkingJob begun =
        new ThinkingJob(socket.caller().network(), true, running -> think(analysis, id, running));
    job = Optional.of(begun);
    int before =
        pool.submit(begun).orElseThrow(() -> new Problem(429, "busy", Phrase.of("analysis.busy")));
    if (before > 0) {
      send(AnalysisTold.waiting(id, before));
    }
  }

  private static Position position(AnalysisAsk asked) {
    Game game = LineOfPlay.game(needed(asked.game(), "game"), needed(asked.variant(), "variant"));
    Position start = asked.position() == null ? game.start(1) : game.parse(asked.position());
    List<String> moves = asked.moves() == null ? List.of() : asked.moves();
    Position position = LineOfPlay.of(start, moves).end();
    if (position.outcome().isOver()) {
      throw new StudyException("analysis.finished");
    }
    return position;
  }

  private void think(Analysis analysis, String id, ThinkingJob running) {
    analysis.run(id, running, this::send);
    send(AnalysisTold.ended(id, running.end().name().toLowerCase(Locale.ROOT)));
  }

  private void stop() {
    job.ifPresent(pool::cancel);
    job = Optional.empty();
  }

  private void showCurve(String game, String id) {
    leaveCurve.ifPresent(Runnable::run);
    Curve curve = curves.of(game);
    Messages words = socket.caller().words(curve.line().start().game().id().game());
    Consumer<Curve> listener = new CurveTeller(id, words);
    leaveCurve = Optional.of(() -> curve.leave(listener));
    curves.show(curve, listener);
  }

  /// Tells a curve as it grows, each point once.
  private final class CurveTeller implements Consumer<Curve> {
    private final String id;
    private final Messages words;
    private int told;

    CurveTeller(String id, Messages words) {
      this.id = id;
      this.words = words;
    }

    @Override
    public synchronized void accept(Curve curve) {
      CurveJson news = CurveJson.of(id, curve, told, words);
      told += news.points().size();
      send(news);
    }
  }

  private void send(Object message) {
    socket.send(JsonText.of(message));
  }

  /// Stops all that the socket has asked for.
  synchronized void end() {
    stop();
    leaveCurve.ifPresent(Runnable::run);
    leaveCurve = Optional.empty();
  }
}
