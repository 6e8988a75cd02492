package tabuleiro.wasm.answer;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.view.analysis.PositionHint;
import tabuleiro.view.catalogue.BoardPicturesJsonMapper;
import tabuleiro.view.catalogue.CatalogueJsonMapper;
import tabuleiro.view.catalogue.DemoGameJsonMapper;
import tabuleiro.view.learn.RulesJsonMapper;
import tabuleiro.view.opening.OpeningExplorer;
import tabuleiro.view.opening.OpeningLine;
import tabuleiro.view.opening.OpeningSource;
import tabuleiro.view.position.BoardJsonMapper;
import tabuleiro.view.position.EditorPiecesJsonMapper;
import tabuleiro.view.position.LegalMovesJsonMapper;
import tabuleiro.view.position.PathResultJsonMapper;
import tabuleiro.view.position.Variation;
import tabuleiro.view.position.VariationJsonMapper;
import tabuleiro.view.study.OpenRequest;
import tabuleiro.view.study.PastedText;
import tabuleiro.view.study.StudyException;
import tabuleiro.view.text.BoardTextsJsonMapper;
import tabuleiro.view.text.MessageCatalogue;
import tabuleiro.view.text.PageTextsJsonMapper;

/// The operations whose answers depend on the request alone.
public final class OperationAnswers {
  /// What answers each operation.
  public static final OperationTable TABLE =
      OperationTable.of(
          Map.ofEntries(
              Map.entry("GET /catalogue", OperationAnswers::catalogue),
              Map.entry(
                  "GET /boards/{game}/{variant}", request -> BoardJsonMapper.of(request.board())),
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
              Map.entry("GET /positions/{game}/{variant}/hint", OperationAnswers::hint),
              Map.entry("GET /openings/{game}/{variant}", OperationAnswers::opening),
              Map.entry("GET /rules/{game}", OperationAnswers::rules),
              Map.entry("POST /records", OperationAnswers::openText)));

  private static final OpeningExplorer OPENINGS = new OpeningExplorer();

  private OperationAnswers() {}

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

  /// Only pages of a server ask this, since it knows their games.
  private static Object hint(OperationRequest request) {
    Position position = request.moves().end();
    if (position.outcome().isOver()) {
      throw new StudyException("analysis.finished");
    }
    SearchInfo best = PositionHint.search(position, new StopSignal()).orElseThrow();
    return PositionHint.toJson((int) request.number("ply", 0), position, best, request.messages());
  }

  /// Counts the games between computers: no public games are known here.
  private static Object opening(OperationRequest request) {
    OpeningLine line = OpeningLine.of(request.board(), request.text("moves"));
    Optional<OpeningSource> source = request.find("source").map(OpeningSource::parse);
    return OPENINGS.explore(line, source, Map.of(), List.of(), request.messages());
  }

  private static Object rules(OperationRequest request) {
    return RulesJsonMapper.of(request.requireGame(), request.messages());
  }

  private static Object openText(OperationRequest request) {
    Optional<Integer> number = request.findNumber("number").map(Long::intValue);
    return PastedText.read(
        new OpenRequest(request.find("text"), request.requestedBoard(), number),
        MessageCatalogue.of(request.language()));
  }
}
