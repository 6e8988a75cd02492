package tabuleiro.wasm.answer;

import java.util.Map;
import java.util.function.Function;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.engine.Level;
import tabuleiro.engine.LevelPlayer;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.text.Language;
import tabuleiro.view.analysis.PositionHint;
import tabuleiro.view.analysis.StaticEvaluationJsonMapper;
import tabuleiro.view.catalogue.BoardPicturesJsonMapper;
import tabuleiro.view.catalogue.CatalogueJsonMapper;
import tabuleiro.view.catalogue.DemoGameJsonMapper;
import tabuleiro.view.learn.RulesJsonMapper;
import tabuleiro.view.position.BoardJsonMapper;
import tabuleiro.view.position.EditorPiecesJsonMapper;
import tabuleiro.view.position.LegalMovesJsonMapper;
import tabuleiro.view.position.MoveJsonMapper;
import tabuleiro.view.position.PathResultJsonMapper;
import tabuleiro.view.position.Variation;
import tabuleiro.view.position.VariationJsonMapper;
import tabuleiro.view.text.BoardTextsJsonMapper;
import tabuleiro.view.text.MessageCatalogue;
import tabuleiro.view.text.PageTextsJsonMapper;

/// The operations that need no server: those of the API under the names that pages use, and three
/// of the engine. An answer depends only on the request, apart from the time that a hint takes.
public final class OperationAnswers {
  /// As for the levels on the server.
  private static final int HASH_MEBIBYTES = 16;

  private static final Map<String, Function<OperationRequest, Object>> OPERATIONS =
      Map.ofEntries(
          Map.entry("GET /catalogue", OperationAnswers::catalogue),
          Map.entry("GET /boards/{game}/{variant}", request -> BoardJsonMapper.of(request.board())),
          Map.entry("GET /texts/{game}", OperationAnswers::boardTexts),
          Map.entry("GET /texts", OperationAnswers::pageTexts),
          Map.entry("GET /demos/{game}/{variant}", OperationAnswers::demo),
          Map.entry(
              "GET /board-pictures", request -> BoardPicturesJsonMapper.of(request.language())),
          Map.entry("GET /positions/{game}/{variant}", OperationAnswers::position),
          Map.entry(
              "GET /positions/{game}/{variant}/moves",
              request -> LegalMovesJsonMapper.of(request.moves().end())),
          Map.entry("GET /positions/{game}/{variant}/move-check", OperationAnswers::tryPath),
          Map.entry(
              "GET /positions/{game}/{variant}/editor",
              request -> EditorPiecesJsonMapper.of(request.board())),
          Map.entry("GET /rules/{game}", OperationAnswers::rules),
          Map.entry("hint", OperationAnswers::hint),
          Map.entry("evaluation", OperationAnswers::evaluation),
          Map.entry("level-move", OperationAnswers::levelMove));

  private OperationAnswers() {}

  /// Answers a request. A problem is an answer too.
  ///
  /// @param operation the name of the operation, such as `GET /rules/{game}`
  public static OperationAnswer answer(String operation, OperationRequest request) {
    try {
      Function<OperationRequest, Object> handler = OPERATIONS.get(operation);
      if (handler == null) {
        throw RequestProblem.notFound();
      }
      return new OperationAnswer(200, AnswerJson.format(handler.apply(request)));
    } catch (RuntimeException e) {
      return RequestProblem.of(e).answer(request.language(), request.game());
    }
  }

  /// Returns the answer to a request during which the program has failed; it was started again.
  public static OperationAnswer restarted(Language language) {
    return RequestProblem.restarted().answer(language, "");
  }

  private static Object catalogue(OperationRequest request) {
    return CatalogueJsonMapper.of(EnginePlayers.catalogue(), request.language());
  }

  private static Object boardTexts(OperationRequest request) {
    request.requireGame();
    return BoardTextsJsonMapper.of(request.messages());
  }

  private static Object pageTexts(OperationRequest request) {
    return PageTextsJsonMapper.of(MessageCatalogue.of(request.language()));
  }

  private static Object demo(OperationRequest request) {
    return DemoGameJsonMapper.of(request.board(), request.messages());
  }

  private static Object position(OperationRequest request) {
    Variation moves = request.moves();
    Variation variation = request.targets().isEmpty() ? moves : moves.with(request.targets());
    return VariationJsonMapper.of(variation, request.messages());
  }

  private static Object tryPath(OperationRequest request) {
    return PathResultJsonMapper.of(request.moves().end(), request.targets(), request.messages());
  }

  private static Object rules(OperationRequest request) {
    return RulesJsonMapper.of(request.requireGame(), request.messages());
  }

  private static Position undecided(OperationRequest request) {
    Position position = request.moves().end();
    if (position.outcome().isOver()) {
      throw new RequestProblem(409, "turn", Message.of("games.hint-turn"));
    }
    return position;
  }

  private static Object hint(OperationRequest request) {
    Variation moves = request.moves();
    Position position = undecided(request);
    SearchInfo best =
        PositionHint.search(position, new StopSignal())
            .orElseThrow(() -> new IllegalStateException("an unstopped search found no move"));
    return PositionHint.toJson(moves.moves().size(), position, best, request.messages());
  }

  private static Object evaluation(OperationRequest request) {
    return StaticEvaluationJsonMapper.of(
        request.text("id"), request.moves().end(), request.messages());
  }

  /// The move of a level: of `level` with the random numbers of `seed`. Level 9 has `millis`
  /// milliseconds; the others search a fixed number of nodes.
  private static Object levelMove(OperationRequest request) {
    Position position = undecided(request);
    String family = position.game().id().game();
    int number = Math.clamp(request.number("level", Level.HIGHEST), Level.LOWEST, Level.HIGHEST);
    Level level = Level.of(family, number);
    MoveLimits limits =
        level.isFullStrength()
            ? MoveLimits.ofMillis(request.number("millis", 1000))
            : MoveLimits.NONE;
    int move =
        new LevelPlayer(family, level, HASH_MEBIBYTES, 1)
            .chooseMove(
                MoveRequest.of(position, limits, SeededRandom.of(request.number("seed", 1))));
    return MoveJsonMapper.of(position, move);
  }
}
