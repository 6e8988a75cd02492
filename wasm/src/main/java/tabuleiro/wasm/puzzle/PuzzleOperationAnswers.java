package tabuleiro.wasm.puzzle;

import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.Hashes;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.protocol.puzzle.PuzzleAnswerJson;
import tabuleiro.protocol.puzzle.PuzzleTaskJson;
import tabuleiro.protocol.puzzle.StormJson;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.text.Language;
import tabuleiro.view.puzzle.EnteredMove;
import tabuleiro.view.puzzle.InitialPuzzleRating;
import tabuleiro.view.puzzle.PuzzleChoice;
import tabuleiro.view.puzzle.PuzzleTaskJsonMapper;
import tabuleiro.view.puzzle.PuzzleVerdict;
import tabuleiro.view.puzzle.StormSequence;
import tabuleiro.view.puzzle.StormTime;
import tabuleiro.view.text.MessageCatalogue;
import tabuleiro.wasm.answer.OperationAnswer;
import tabuleiro.wasm.answer.OperationRequest;
import tabuleiro.wasm.answer.OperationTable;
import tabuleiro.wasm.answer.RequestProblem;
import tabuleiro.wasm.link.PageLink;

/// The operations of puzzles, as the server answers them. The next puzzle, for which the server has
/// a page, is an operation here.
public final class PuzzleOperationAnswers {
  /// The name under which the page keeps what the visitor has achieved.
  public static final String KEPT = "puzzles";

  private static final long DAY_MILLIS = 86_400_000;

  private final PageLink link;
  private final LongSupplier millis;
  private SolvedPuzzles solved = new SolvedPuzzles();

  /// @param millis the time, in milliseconds since 1970
  public PuzzleOperationAnswers(PageLink link, LongSupplier millis) {
    this.link = link;
    this.millis = millis;
  }

  /// Restores what the page has kept. A text that cannot be read is reported.
  ///
  /// @param language that of the report
  public void restore(Language language, String text) {
    try {
      solved = SolvedPuzzles.parse(text);
    } catch (IllegalArgumentException e) {
      link.reportBroken(KEPT, MessageCatalogue.of(language).format("local.broken", KEPT));
    }
  }

  private void keep() {
    link.keep(KEPT, solved.format());
  }

  /// Returns what answers each operation.
  public OperationTable table() {
    return OperationTable.of(
        Map.ofEntries(
            Map.entry("GET /puzzles/{id}", this::task),
            Map.entry("GET /puzzles/next", this::next),
            Map.entry("GET /puzzles/mine", _ -> solved.toJson(millis.getAsLong())),
            Map.entry("POST /puzzles/{id}/attempts", this::attempt),
            Map.entry("POST /puzzles/storms", this::beginStorm),
            Map.entry("GET /puzzles/storms/{storm}", this::resumeStorm),
            Map.entry("POST /puzzles/storms/{storm}/answers", this::answerStorm)));
  }

  private static PuzzleTaskJson toJson(Puzzle puzzle, Language language) {
    String game = puzzle.position().game().id().game();
    return PuzzleTaskJsonMapper.of(puzzle, MessageCatalogue.of(language, game));
  }

  private Puzzle puzzle(String id) {
    if (id.equals("daily")) {
      return PuzzleStore.daily(LocalDate.ofEpochDay(Math.floorDiv(millis.getAsLong(), DAY_MILLIS)));
    }
    return PuzzleStore.find(id).orElseThrow(RequestProblem::notFound);
  }

  private Object task(OperationRequest request) {
    return toJson(puzzle(request.path("id")), request.language());
  }

  private Object next(OperationRequest request) {
    String id =
        new PuzzleChoice(request.text("board"), request.text("theme"))
            .next(
                request.text("after"),
                solved.tried(),
                solved.rating(),
                (_, puzzle) -> InitialPuzzleRating.of(puzzle),
                SeededRandom.of(millis.getAsLong()))
            .orElseThrow(RequestProblem::notFound);
    return toJson(puzzle(id), request.language());
  }

  private static Optional<Integer> move(Position position, OperationRequest request) {
    return EnteredMove.find(position, request.find("move"), request.targets());
  }

  private Object attempt(OperationRequest request) {
    Puzzle puzzle = puzzle(request.path("id"));
    String client = request.text("id");
    EventContent.requireId(client);
    Position position = puzzle.position();
    PuzzleVerdict verdict =
        PuzzleVerdict.of(
            puzzle,
            move(position, request),
            MessageCatalogue.of(request.language(), position.game().id().game()));
    SolvedPuzzles.Attempt first =
        solved.add(
            PuzzleStore.id(puzzle),
            client,
            verdict.isRight(),
            InitialPuzzleRating.of(puzzle),
            millis.getAsLong());
    boolean isCounted = first.client().equals(client);
    if (isCounted && first.isSolved() != verdict.isRight()) {
      throw new RequestProblem(409, "reused", Message.of("store.reused", client));
    }
    keep();
    return new PuzzleAnswerJson(
        verdict.isRight(),
        verdict.says(),
        verdict.moves(),
        isCounted,
        isCounted ? first.change() : 0,
        solved.toJson(millis.getAsLong()));
  }

  private Object beginStorm(OperationRequest request) {
    EventContent.requireId(request.text("id"));
    String id = Hashes.gameId(Hashes.sha256("storm\n" + request.text("id")));
    if (solved.storm().filter(run -> run.id().equals(id)).isEmpty()) {
      solved.setStorm(new SolvedPuzzles.Storm(id, millis.getAsLong(), ""));
      keep();
    }
    return OperationAnswer.created(toJson(storm(id), request.language()));
  }

  private SolvedPuzzles.Storm storm(String id) {
    return solved.storm().filter(run -> run.id().equals(id)).orElseThrow(RequestProblem::notFound);
  }

  private Object resumeStorm(OperationRequest request) {
    return toJson(storm(request.path("storm")), request.language());
  }

  private Object answerStorm(OperationRequest request) {
    SolvedPuzzles.Storm run = storm(request.path("storm"));
    long number = request.number("answered", -1);
    Puzzle puzzle = StormSequence.of(run.id()).puzzle(run.answers().length());
    if (number == run.answers().length() && StormTime.isInTime(millisLeft(run))) {
      Optional<Integer> move = move(puzzle.position(), request);
      solved.setStorm(run.with(move.equals(Optional.of(puzzle.solution()))));
      keep();
    }
    return toJson(storm(run.id()), request.language());
  }

  private long millisLeft(SolvedPuzzles.Storm run) {
    return StormTime.remainingMillis(run.beganMillis(), run.failed(), millis.getAsLong());
  }

  private StormJson toJson(SolvedPuzzles.Storm run, Language language) {
    long left = Math.max(0, millisLeft(run));
    Puzzle puzzle = StormSequence.of(run.id()).puzzle(run.answers().length());
    return new StormJson(
        run.id(),
        run.answers().length(),
        run.solved(),
        left,
        left > 0 ? Optional.of(toJson(puzzle, language)) : Optional.empty(),
        solved.bestStorm());
  }
}
