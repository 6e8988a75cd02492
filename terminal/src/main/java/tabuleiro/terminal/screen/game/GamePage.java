package tabuleiro.terminal.screen.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.engine.evaluation.EvaluationShares;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.board.UnboundedBoard;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.page.Confirmation;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.terminal.screen.review.ReviewedLine;
import tabuleiro.text.Messages;

/// The page of a game.
///
/// @param shown the game and the shown position
/// @param entry what the user is entering
/// @param view what is shown beside the game
/// @param messages the messages of the game
/// @param matchScore the score of the match; empty when there is no match
public record GamePage(
    ShownGame shown, MoveEntry entry, GameDisplay view, Messages messages, String matchScore)
    implements BoardPage {
  /// Returns the page of a game in its current state.
  ///
  /// @param messages the messages of its game
  public static GamePage of(GameProgress progress, Messages messages, String score) {
    return new GamePage(
        ShownGame.of(progress), MoveEntry.NONE, GameDisplay.STANDARD, messages, score);
  }

  /// Returns the state of the game.
  public GameProgress progress() {
    return shown.progress();
  }

  /// Returns the number of moves before the shown position.
  public int ply() {
    return shown.ply();
  }

  /// Returns the move that is being entered.
  public MoveSelection selection() {
    return entry.selection();
  }

  /// Returns what the user is typing.
  public Prompt prompt() {
    return entry.prompt();
  }

  /// Returns the message below the board.
  public String message() {
    return entry.message();
  }

  /// Returns how the board is displayed.
  public DisplayOptions display() {
    return view.options();
  }

  /// Returns the engine's activity.
  public EngineStatus engine() {
    return view.engine();
  }

  /// Returns whether a move is being animated.
  public boolean isAnimated() {
    return !view.frames().isEmpty();
  }

  private GamePage with(ShownGame other) {
    return new GamePage(other, entry, view, messages, matchScore);
  }

  private GamePage with(MoveEntry other) {
    return new GamePage(shown, other, view, messages, matchScore);
  }

  private GamePage with(GameDisplay other) {
    return new GamePage(shown, entry, other, messages, matchScore);
  }

  /// Returns the page after the game may have changed. A move that was being entered is dropped
  /// when the position has changed. A spectator who reviews an earlier position stays there.
  public GamePage with(GameProgress current) {
    GameProgress before = progress();
    return current.moves().equals(before.moves()) && current.ending().equals(before.ending())
        ? with(shown.with(current))
        : with(shown.after(current)).with(entry.cleared().with(new Prompt.None())).still();
  }

  /// Returns the page with an animation of the last move; unchanged when an earlier position is
  /// shown.
  public GamePage withAnimation() {
    int last = progress().plies() - 1;
    if (last < 0 || !isShowingLatest()) {
      return this;
    }
    Position before = progress().positions().get(last);
    int move = before.parseMove(progress().moves().get(last));
    return with(view.with(AnimationFrame.of(before, move, progress().position())));
  }

  /// Returns the page without its first frame.
  public GamePage nextFrame() {
    return isAnimated() ? with(view.with(view.frames().subList(1, view.frames().size()))) : this;
  }

  private GamePage still() {
    return with(view.still());
  }

  @Override
  public GamePage withMessage(String text) {
    return with(entry.withMessage(text));
  }

  /// Returns the page with another score of the match.
  public GamePage withMatchScore(String score) {
    return new GamePage(shown, entry, view, messages, score);
  }

  /// Returns the page with a question that is answered by yes or no.
  ///
  /// @param question the text of the question
  public GamePage withQuestion(String question, PageRequest yes, Optional<PageRequest> no) {
    return with(new Prompt.YesNo(Confirmation.of(question), yes, no));
  }

  /// Returns the page with another prompt.
  public GamePage with(Prompt other) {
    return with(entry.with(other));
  }

  /// Returns the page with another selection.
  public GamePage with(MoveSelection other) {
    return with(entry.with(other));
  }

  /// Returns the page with other display options.
  public GamePage with(DisplayOptions other) {
    return with(view.with(other));
  }

  /// Returns the page with the display options of the previous game's page.
  public GamePage withDisplayOf(GamePage before) {
    return with(before.display().forNextGame());
  }

  /// Returns the page with another activity of the engine.
  public GamePage with(EngineStatus other) {
    return with(view.with(other));
  }

  /// Returns the page with a result of the analysis; unchanged when the analysis is off or its
  /// position is not shown.
  public GamePage withAnalysis(AnalysisView result) {
    return engine().analysing() && result.position().equals(shownPosition())
        ? with(engine().withAnalysis(result))
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
    return engine().analysis().filter(analysis -> analysis.position().equals(shownPosition()));
  }

  /// Returns the numbers that are shown on the pieces: what each is worth, or those that the rules
  /// give them, or none.
  List<Scene.CellValue> shownValues() {
    if (display().showsWorths() && !worths().isEmpty()) {
      return worths();
    }
    return display().showsValues() ? shownPosition().scene().values() : List.of();
  }

  /// Returns the page at another ply, with the request to analyse its position when the analysis is
  /// on.
  public PageUpdate atPly(int other) {
    GamePage moved = movedTo(other);
    return engine().analysing()
        ? PageUpdate.of(moved, new PageRequest.Analyse(Optional.of(moved.shownPosition())))
        : PageUpdate.of(moved);
  }

  private GamePage movedTo(int other) {
    ShownGame moved = shown.atPly(other);
    String comment = progress().review().map(line -> line.comment(moved.ply())).orElse("");
    return with(moved)
        .with(entry.cleared().withMessage(comment))
        .with(engine().analysing(engine().analysing()))
        .still();
  }

  /// Returns the page in the review of its game, at the shown position.
  public GamePage reviewed(ReviewedLine line) {
    return withReview(line).movedTo(ply());
  }

  /// Returns the page with another line of the review.
  public GamePage withReview(ReviewedLine line) {
    return with(shown.with(progress().with(line)));
  }

  /// Returns whether the shown position is one of a variation.
  public boolean isVariation() {
    return progress().review().filter(line -> line.isVariation(ply())).isPresent();
  }

  /// Returns whether moves can be tried in the shown position.
  public boolean canTryMoves() {
    return progress().review().isPresent() && !shownPosition().outcome().isOver();
  }

  /// Returns the position in which the next move is entered.
  public Position entryPosition() {
    return progress().review().isPresent() ? shownPosition() : progress().position();
  }

  /// Returns the shown position.
  public Position shownPosition() {
    return shown.position();
  }

  /// Returns whether the latest position is shown.
  public boolean isShowingLatest() {
    return shown.isLatest();
  }

  /// Returns whether the game is over.
  public boolean isOver() {
    return progress().ending().isPresent();
  }

  /// Returns whether the game is played on an unbounded board.
  public boolean hasTableBoard() {
    return progress().game().board() instanceof UnboundedBoard;
  }

  /// Returns whether only computer players are playing.
  public boolean isComputersOnly() {
    return !isOver() && !progress().hasHuman();
  }

  @Override
  public GamePage board() {
    return this;
  }

  @Override
  public GamePage with(GamePage other) {
    return other;
  }

  @Override
  public List<PageKey> keys() {
    return new GameKeys(this).all();
  }

  @Override
  public Set<GameKey> sharedKeys() {
    return Set.of();
  }

  @Override
  public String helpText() {
    return messages.format("page.help.picking");
  }

  @Override
  public String status() {
    return GamePageRenderer.statusText(this);
  }

  @Override
  public CharacterGrid panel(GamePageLayout layout, boolean ascii) {
    return GamePanel.draw(this, layout, ascii);
  }

  @Override
  public PageUpdate handleRequest(PageRequest request) {
    return PageUpdate.of(this, request);
  }

  @Override
  public PageUpdate handle(InputEvent input, PageContext context) {
    GamePage page = still();
    return page.prompt() instanceof Prompt.None
        ? new GameInputHandler(page, context).handle(input)
        : new PromptInputHandler(page, context).handle(input);
  }
}
