package tabuleiro.terminal.screen.game;

import java.util.List;
import java.util.Optional;
import tabuleiro.engine.evaluation.EvaluationShares;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.board.UnboundedBoard;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.page.Confirmation;
import tabuleiro.terminal.screen.page.Page;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageFrame.KeyHint;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.terminal.screen.review.ReviewedLine;
import tabuleiro.text.Messages;

/// The page of a game.
///
/// @param progress the state of the game
/// @param messages the messages of the game
/// @param ply the number of moves before the shown position
/// @param paths the click paths of the moves that a human player can make now; none while no human
///   player is to move
/// @param selection the move that is being entered
/// @param prompt what the user is typing
/// @param message the message below the board
/// @param display how the board is displayed
/// @param engine the engine's activity
/// @param frames the frames of an animated move that are shown first, one after another
/// @param matchScore the score of the match; empty when there is no match
public record GamePage(
    GameProgress progress,
    Messages messages,
    int ply,
    ClickPaths paths,
    MoveSelection selection,
    Prompt prompt,
    String message,
    DisplayOptions display,
    EngineStatus engine,
    List<AnimationFrame> frames,
    String matchScore)
    implements Page {
  /// Makes a defensive copy.
  public GamePage {
    frames = List.copyOf(frames);
  }

  /// Returns the page of a game in its current state.
  ///
  /// @param messages the messages of its game
  public static GamePage of(GameProgress progress, Messages messages, String score) {
    return new GamePage(
        progress,
        messages,
        progress.plies(),
        paths(progress),
        MoveSelection.NONE,
        new Prompt.None(),
        "",
        DisplayOptions.STANDARD,
        EngineStatus.IDLE,
        List.of(),
        score);
  }

  private static ClickPaths paths(GameProgress progress) {
    return progress.isHumanToMove() ? ClickPaths.of(progress.position()) : ClickPaths.NONE;
  }

  /// Returns the page after the game may have changed. A move that was being entered is dropped
  /// when the position has changed. A spectator who reviews an earlier position stays there.
  public GamePage with(GameProgress current) {
    if (current.moves().equals(progress.moves()) && current.ending().equals(progress.ending())) {
      return withProgress(current);
    }
    return new GamePage(
        current,
        messages,
        isShowingLatest() || progress.hasHuman() ? current.plies() : ply,
        paths(current),
        selection.cleared(),
        new Prompt.None(),
        message,
        display,
        engine,
        List.of(),
        matchScore);
  }

  /// Returns the page with an animation of the last move; unchanged when an earlier position is
  /// shown.
  public GamePage withAnimation() {
    int last = progress.plies() - 1;
    if (last < 0 || !isShowingLatest()) {
      return this;
    }
    Position before = progress.positions().get(last);
    int move = before.parseMove(progress.moves().get(last));
    return withMoments(AnimationFrame.of(before, move, progress.position()));
  }

  /// Returns the page without its first frame.
  public GamePage nextFrame() {
    return frames.isEmpty() ? this : withMoments(frames.subList(1, frames.size()));
  }

  private GamePage withMoments(List<AnimationFrame> others) {
    return new GamePage(
        progress,
        messages,
        ply,
        paths,
        selection,
        prompt,
        message,
        display,
        engine,
        others,
        matchScore);
  }

  /// Returns the page with another message.
  public GamePage withMessage(String text) {
    return new GamePage(
        progress,
        messages,
        ply,
        paths,
        selection,
        prompt,
        text,
        display,
        engine,
        frames,
        matchScore);
  }

  /// Returns the page with another score of the match.
  public GamePage withMatchScore(String score) {
    return new GamePage(
        progress, messages, ply, paths, selection, prompt, message, display, engine, frames, score);
  }

  /// Returns the page with a question that is answered by yes or no.
  ///
  /// @param question the text of the question
  public GamePage withQuestion(String question, PageRequest yes, Optional<PageRequest> no) {
    return with(new Prompt.YesNo(Confirmation.of(question), yes, no));
  }

  /// Returns the page with another prompt.
  public GamePage with(Prompt other) {
    return new GamePage(
        progress,
        messages,
        ply,
        paths,
        selection,
        other,
        message,
        display,
        engine,
        frames,
        matchScore);
  }

  /// Returns the page with another selection.
  public GamePage with(MoveSelection other) {
    return new GamePage(
        progress,
        messages,
        ply,
        paths,
        other,
        prompt,
        message,
        display,
        engine,
        frames,
        matchScore);
  }

  /// Returns the page with other display options.
  public GamePage with(DisplayOptions other) {
    return new GamePage(
        progress,
        messages,
        ply,
        paths,
        selection,
        prompt,
        message,
        other,
        engine,
        frames,
        matchScore);
  }

  /// Returns the page with the display options of the previous game's page.
  public GamePage withDisplayOf(GamePage before) {
    return with(before.display.forNextGame());
  }

  /// Returns the page with another activity of the engine.
  public GamePage with(EngineStatus other) {
    return new GamePage(
        progress,
        messages,
        ply,
        paths,
        selection,
        prompt,
        message,
        display,
        other,
        frames,
        matchScore);
  }

  /// Returns the page with a result of the analysis; unchanged when the analysis is off or its
  /// position is not shown.
  public GamePage withAnalysis(AnalysisView result) {
    return engine.analysing() && result.position().equals(shownPosition())
        ? with(engine.withAnalysis(result))
        : this;
  }

  /// Returns what the pieces of the shown position are worth to their owners, in tens of Elo
  /// points; empty unless an analysis has found it.
  List<Scene.CellValue> worths() {
    return shownAnalysis().map(AnalysisView::worths).orElse(List.of());
  }

  /// Returns what the static evaluation of the shown position consists of; empty unless an analysis
  /// has found it.
  public Optional<EvaluationShares> evaluation() {
    return shownAnalysis().flatMap(AnalysisView::evaluation);
  }

  private Optional<AnalysisView> shownAnalysis() {
    return engine.analysis().filter(analysis -> analysis.position().equals(shownPosition()));
  }

  /// Returns the numbers that are shown on the pieces: what each is worth, or those that the rules
  /// give them, or none.
  List<Scene.CellValue> shownValues() {
    if (display.showsWorths() && !worths().isEmpty()) {
      return worths();
    }
    return display.showsValues() ? shownPosition().scene().values() : List.of();
  }

  /// Returns the page at another ply, with the request to analyse its position when the analysis is
  /// on.
  public PageUpdate atPly(int other) {
    GamePage moved = movedTo(other);
    return engine.analysing()
        ? PageUpdate.of(moved, new PageRequest.Analyse(Optional.of(moved.shownPosition())))
        : PageUpdate.of(moved);
  }

  private GamePage movedTo(int other) {
    int current = Math.clamp(other, 0, progress.plies());
    Optional<ReviewedLine> review = progress.review();
    return new GamePage(
        progress,
        messages,
        current,
        review.isPresent() ? ClickPaths.of(progress.positions().get(current)) : paths,
        selection.cleared(),
        prompt,
        review.map(line -> line.comment(current)).orElse(""),
        display,
        engine.analysing(engine.analysing()),
        List.of(),
        matchScore);
  }

  /// Returns the page in the review of its game, at the shown position.
  public GamePage reviewed(ReviewedLine line) {
    return withReview(line).movedTo(ply);
  }

  /// Returns the page with another line of the review.
  public GamePage withReview(ReviewedLine line) {
    return withProgress(progress.with(line));
  }

  /// Returns the page with another state of the game and everything else as it is.
  private GamePage withProgress(GameProgress current) {
    return new GamePage(
        current,
        messages,
        ply,
        paths,
        selection,
        prompt,
        message,
        display,
        engine,
        frames,
        matchScore);
  }

  /// Returns whether the shown position is one of a variation.
  public boolean isVariation() {
    return progress.review().filter(line -> line.isVariation(ply)).isPresent();
  }

  /// Returns whether moves can be tried in the shown position.
  public boolean canTryMoves() {
    return progress.review().isPresent() && !shownPosition().outcome().isOver();
  }

  /// Returns the position in which the next move is entered.
  public Position entryPosition() {
    return progress.review().isPresent() ? shownPosition() : progress.position();
  }

  /// Returns the shown position.
  public Position shownPosition() {
    return progress.positions().get(ply);
  }

  /// Returns whether the latest position is shown.
  public boolean isShowingLatest() {
    return ply == progress.plies();
  }

  /// Returns whether the game is over.
  public boolean isOver() {
    return progress.ending().isPresent();
  }

  /// Returns whether the game is played on an unbounded table.
  public boolean hasTableBoard() {
    return progress.game().board() instanceof UnboundedBoard;
  }

  /// Returns whether only computer players are playing.
  public boolean isComputersOnly() {
    return !isOver() && !progress.hasHuman();
  }

  @Override
  public Optional<String> game(PageContext context) {
    return Optional.of(progress.game().id().game());
  }

  @Override
  public boolean isTyping(PageContext context) {
    return prompt instanceof Prompt.Text;
  }

  @Override
  public CharacterGrid draw(PageContext context) {
    return GamePageRenderer.draw(this, context);
  }

  @Override
  public List<KeyHint> keyHints(PageContext context) {
    return GamePageRenderer.keyHints(this);
  }

  @Override
  public PageUpdate handle(InputEvent input, PageContext context) {
    GamePage page = frames.isEmpty() ? this : withMoments(List.of());
    return page.prompt instanceof Prompt.None
        ? new GameInputHandler(page, context).handle(input)
        : new PromptInputHandler(page, context).handle(input);
  }
}
