package tabuleiro.server.analysis;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import tabuleiro.protocol.analysis.ScoreCurveJson;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.http.ClientSocket;
import tabuleiro.server.http.JsonObject;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.text.Messages;
import tabuleiro.view.analysis.AnalysisStatusJsonMapper;
import tabuleiro.view.analysis.PositionAnalysis;
import tabuleiro.view.analysis.ScoreCurve;
import tabuleiro.view.analysis.ScoreCurveJsonMapper;
import tabuleiro.view.analysis.StaticEvaluationJsonMapper;
import tabuleiro.view.position.Variation;
import tabuleiro.view.study.StudyException;

/// The analyses of one socket: of one position at a time, a new one replacing the last, and the
/// evaluation curve of one game. Thread-safe.
final class AnalysisSession {
  private static final int MAX_ID_LENGTH = 64;

  private final ClientSocket socket;
  private final AnalysisPool pool;
  private final ScoreCurves curves;
  private final FairPlayGuard fairPlay;

  /// Not a monitor, which must not be held while the database is read.
  private final ReentrantLock lock = new ReentrantLock();

  private Optional<AnalysisJob> job = Optional.empty();
  private Optional<Position> analysed = Optional.empty();
  private Optional<Runnable> leaveCurve = Optional.empty();

  /// @param fairPlay knows the positions near rated games in progress
  AnalysisSession(
      ClientSocket socket, AnalysisPool pool, ScoreCurves curves, FairPlayGuard fairPlay) {
    this.fairPlay = fairPlay;
    this.socket = socket;
    this.pool = pool;
    this.curves = curves;
  }

  /// Handles a message; errors are sent to the client.
  void receive(String message) {
    String id = "";
    String game = "";
    lock.lock();
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
      ProblemException problem = ProblemException.of(e);
      if (problem.isServerError()) {
        throw e; // The ProblemHandler logs it and closes the socket.
      }
      socket.send(refusal(id, problem.inGame(game)));
    } finally {
      lock.unlock();
    }
  }

  /// Returns the answer to a message that was refused.
  String refusal(String id, ProblemException problem) {
    return JsonText.format(
        AnalysisStatusJsonMapper.refused(id, problem.error(), problem.text(socket.caller())));
  }

  private void receive(AnalysisRequest request) {
    switch (request) {
      case AnalysisRequest.Analyse analyse -> analyse(analyse);
      case AnalysisRequest.Stop _ -> stop();
      case AnalysisRequest.ShowCurve(String id, Optional<String> game) ->
          showCurve(require(game, "gameId"), id);
      case AnalysisRequest.Ping(String id) -> send(AnalysisStatusJsonMapper.pong(id));
      case AnalysisRequest.Unexpected(String _, Optional<String> type) ->
          throw new StudyException("analysis.unknown", require(type, "type"));
    }
  }

  private static String require(Optional<String> value, String name) {
    return value.orElseThrow(() -> new StudyException("analysis.needs", name));
  }

  private void analyse(AnalysisRequest.Analyse request) {
    stop();
    Variation variation = variation(request);
    Position position = variation.end();
    int count = request.variationCount();
    PositionAnalysis.requireVariationCount(count);
    fairPlay.requireLast(variation.positions());
    Messages messages = socket.caller().messages(position.game().id().game());
    PositionAnalysis analysis =
        new PositionAnalysis(position, count, PositionAnalysis.MAX_MILLIS, messages);
    String id = request.id();
    AnalysisJob newJob =
        new AnalysisJob(
            socket.caller().network(),
            true,
            running -> {
              try {
                if (request.isExplained() && !stopIfNear(running, position)) {
                  send(StaticEvaluationJsonMapper.of(id, position, messages));
                }
                run(analysis, id, running);
              } catch (RuntimeException | Error e) {
                socket.send(refusal(id, ProblemException.of(e)));
                throw e; // The job logs it.
              }
            });
    job = Optional.of(newJob);
    analysed = Optional.of(position);
    int before =
        pool.submit(newJob)
            .orElseThrow(() -> new ProblemException(429, "busy", Message.of("analysis.busy")));
    if (before > 0) {
      send(AnalysisStatusJsonMapper.waiting(id, before));
    }
  }

  private static Variation variation(AnalysisRequest.Analyse request) {
    Game game =
        Variation.game(
            require(request.board().game(), "game"), require(request.board().variant(), "variant"));
    Position start = request.board().position(game, 1);
    Variation variation = Variation.of(start, request.moves());
    if (variation.end().outcome().isOver()) {
      throw new StudyException("analysis.finished");
    }
    return variation;
  }

  private void run(PositionAnalysis analysis, String id, AnalysisJob running) {
    analysis.run(
        id,
        running.stop(),
        lines -> {
          if (!stopIfNear(running, analysis.position())) {
            send(lines);
          }
        });
    if (running.end() == AnalysisJob.StopReason.RATED) {
      socket.send(refusal(id, FairPlayGuard.refusal()));
    } else {
      send(AnalysisStatusJsonMapper.ended(id, running.end().name().toLowerCase(Locale.ROOT)));
    }
  }

  /// Stops the analysis when a rated game has come near its position since it began.
  void stopIfNear() {
    lock.lock();
    try {
      job.filter(AnalysisJob::hasStarted)
          .ifPresent(running -> analysed.ifPresent(position -> stopIfNear(running, position)));
    } finally {
      lock.unlock();
    }
  }

  /// Stops an analysis when a rated game has come near its position, and returns whether it has.
  private boolean stopIfNear(AnalysisJob running, Position position) {
    try {
      if (fairPlay.isNear(position)) {
        running.stop(AnalysisJob.StopReason.RATED);
      }
    } catch (StoreException e) {
      // While the database is away, no game moves on.
    }
    return running.end() == AnalysisJob.StopReason.RATED;
  }

  private void stop() {
    job.ifPresent(pool::cancel);
    job = Optional.empty();
    analysed = Optional.empty();
  }

  private void showCurve(String game, String id) {
    leaveCurve.ifPresent(Runnable::run);
    GrowingScoreCurve curve = curves.of(game);
    Messages messages = socket.caller().messages(curve.variation().start().game().id().game());
    Consumer<ScoreCurve> listener = new CurveSender(id, messages);
    leaveCurve = Optional.of(() -> curve.removeListener(listener));
    curves.subscribe(curve, listener);
  }

  /// Sends the new points of a growing curve.
  private final class CurveSender implements Consumer<ScoreCurve> {
    private final String id;
    private final Messages messages;
    private final ReentrantLock sending = new ReentrantLock();
    private int sentPoints;

    CurveSender(String id, Messages messages) {
      this.id = id;
      this.messages = messages;
    }

    @Override
    public void accept(ScoreCurve curve) {
      sending.lock();
      try {
        ScoreCurveJson update =
            ScoreCurveJsonMapper.of(id, curve, sentPoints, messages, fairPlay::isNear);
        sentPoints += update.points().size();
        send(update);
      } finally {
        sending.unlock();
      }
    }
  }

  private void send(Object message) {
    socket.send(JsonText.format(message));
  }

  /// Stops all analyses of the socket.
  void end() {
    lock.lock();
    try {
      stop();
      leaveCurve.ifPresent(Runnable::run);
      leaveCurve = Optional.empty();
    } finally {
      lock.unlock();
    }
  }
}
