package tabuleiro.wasm.analysis;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import tabuleiro.play.live.LiveGameState;
import tabuleiro.protocol.common.ProblemJson;
import tabuleiro.rules.Position;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.analysis.AnalysisStatusJsonMapper;
import tabuleiro.view.analysis.PositionAnalysis;
import tabuleiro.view.analysis.StaticEvaluationJsonMapper;
import tabuleiro.view.position.Variation;
import tabuleiro.view.study.StudyException;
import tabuleiro.view.text.MessageCatalogue;
import tabuleiro.wasm.answer.AnswerJson;
import tabuleiro.wasm.answer.OperationRequest;
import tabuleiro.wasm.answer.RequestProblem;
import tabuleiro.wasm.link.PageLink;
import tabuleiro.wasm.link.PageSocket;

/// The analyses of one socket: of one position at a time, a new one replacing the last, and the
/// score curve of one game. They answer as those of the server do.
public final class AnalysisSocket implements PageSocket {
  private final int socket;
  private final PageLink link;
  private final Language language;
  private final Function<String, LiveGameState> games;
  private Optional<AnalysisSlices> analysis = Optional.empty();
  private Optional<CurveSlices> curve = Optional.empty();

  /// @param games returns a game by its id
  public AnalysisSocket(
      int socket, PageLink link, Language language, Function<String, LiveGameState> games) {
    this.socket = socket;
    this.link = link;
    this.language = language;
    this.games = games;
  }

  @Override
  public void receive(OperationRequest message, long nowMillis) {
    String id = message.text("id");
    switch (message.text("type")) {
      case "analyse" -> analyse(id, message, nowMillis);
      case "stop" -> end("asked");
      case "curve" -> curve = Optional.of(curve(id, message));
      case "ping" -> send(AnalysisStatusJsonMapper.pong(id));
      default -> throw new StudyException("analysis.unknown", require(message, "type"));
    }
  }

  /// Returns the curve of a game of the page or, where the message has the moves, of one that only
  /// a server knows.
  private CurveSlices curve(String id, OperationRequest message) {
    if (message.find("game").isEmpty()) {
      return CurveSlices.of(id, games.apply(require(message, "gameId")), language);
    }
    require(message, "variant");
    Set<Integer> withheld =
        Variation.splitWords(message.text("withheldPlies")).stream()
            .map(Integer::valueOf)
            .collect(Collectors.toSet());
    return CurveSlices.of(id, message.moves(), language, withheld);
  }

  private static String require(OperationRequest message, String name) {
    return message.find(name).orElseThrow(() -> new StudyException("analysis.needs", name));
  }

  private void analyse(String id, OperationRequest message, long nowMillis) {
    end("asked");
    require(message, "game");
    require(message, "variant");
    Position position = message.moves().end();
    if (position.outcome().isOver()) {
      throw new StudyException("analysis.finished");
    }
    long count = message.number("variationCount", 1);
    PositionAnalysis.requireVariationCount(count);
    Messages messages = MessageCatalogue.of(language, position.game().id().game());
    if (message.isTrue("explain")) {
      send(StaticEvaluationJsonMapper.of(id, position, messages));
    }
    analysis =
        Optional.of(
            new AnalysisSlices(
                id, position, (int) count, nowMillis + PositionAnalysis.MAX_MILLIS, messages));
  }

  private void end(String reason) {
    analysis.ifPresent(ended -> {
      send(ended.lines(true));
      send(AnalysisStatusJsonMapper.ended(ended.id(), reason));
    });
    analysis = Optional.empty();
  }

  @Override
  public String refusal(String id, RuntimeException reason) {
    ProblemJson problem = RequestProblem.of(reason).toJson(language, "");
    return AnswerJson.format(
        AnalysisStatusJsonMapper.refused(id, problem.error(), problem.message()));
  }

  /// Each piece of work ends within a slice, so that the page can stop it soon.
  @Override
  public long work(long nowMillis) {
    if (analysis.isPresent()) {
      AnalysisSlices current = analysis.get();
      if (current.isOver(nowMillis)) {
        end("done");
      } else {
        current.search();
        if (current.isUpdateDue(nowMillis)) {
          send(current.lines(false));
        }
      }
    } else if (curve.isPresent()) {
      send(curve.get().next());
      curve = curve.filter(growing -> !growing.isComplete());
    }
    return analysis.isPresent() || curve.isPresent() ? 0 : IDLE;
  }

  @Override
  public void close(long nowMillis) {
    analysis = Optional.empty();
    curve = Optional.empty();
  }

  private void send(Object message) {
    link.send(socket, AnswerJson.format(message));
  }
}
