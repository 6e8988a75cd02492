package tabuleiro.terminal.screen.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.rules.Position;
import tabuleiro.rules.board.UnboundedBoard;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.page.Page;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageFrame.KeyHint;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.text.Messages;

/// The page of a game.
///
/// @param progress the game
/// @param messages those of the game
/// @param ply how many moves were made before the position that is shown
/// @param paths the click paths of the moves that a person can make now; none when nobody can
/// @param selection the move that is being entered
/// @param prompt what is being typed
/// @param message what is said below the board
/// @param display how the board is looked at
/// @param engine what the engine does beside
/// @param frames pictures that are shown first, one after the other
/// @param matchScore how a match stands; empty where there is none
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
  /// Copies the list.
  public GamePage {
    frames = List.copyOf(frames);
  }

  /// Returns the page of a table as it is.
  ///
  /// @param words those of its game
  public static GamePage of(GameProgress table, Messages words, String score) {
    return new GamePage(
        table,
        words,
        table.plies(),
        paths(table),
        MoveSelection.NONE,
        new Prompt.None(),
        "",
        DisplayOptions.STANDARD,
        EngineStatus.IDLE,
        List.of(),
        score);
  }

  private static ClickPaths paths(GameProgress table) {
    return table.isHumanToMove() ? ClickPaths.of(table.position()) : ClickPaths.NONE;
  }

  /// Returns the page after the table has changed: what was entered is dropped where the position
  /// is another one. Who only watches and looks back goes on looking there.
  public GamePage with(GameProgress now) {
    if (now.moves().equals(progress.moves()) && now.ending().equals(progress.ending())) {
      return new GamePage(
          now,
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
    return new GamePage(
        now,
        messages,
        isShowingLatest() || progress.hasHuman() ? now.plies() : ply,
        paths(now),
        selection.cleared(),
        new Prompt.None(),
        message,
        display,
        engine,
        List.of(),
        matchScore);
  }

  /// Returns the page with the last move of its table shown step by step; the same where an earlier
  /// position is looked at.
  public GamePage withAnimation() {
    int last = progress.plies() - 1;
    if (last < 0 || !isShowingLatest()) {
      return this;
    }
    Position before = progress.positions().get(last);
    int move = before.parseMove(progress.moves().get(last));
    return withMoments(AnimationFrame.of(before, move, progress.position()));
  }

  /// Returns the page without the picture that was shown first.
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
  public GamePage withMatchScore(String stands) {
    return new GamePage(
        progress, messages, ply, paths, selection, prompt, message, display, engine, frames,
        stands);
  }

  /// Returns the page that asks for yes or no.
  ///
  /// @param question in words
  public GamePage withQuestion(String question, PageRequest yes, Optional<PageRequest> no) {
    return with(new Prompt.YesNo(question, yes, no));
  }

  /// Returns the page with something else being typed.
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

  /// Returns the page with other spots picked.
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

  /// Returns the page looked at in another way.
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

  /// Returns the page looked at like that of the game before.
  public GamePage withDisplayOf(GamePage before) {
    return with(before.display.forNextGame());
  }

  /// Returns the page with the engine doing something else.
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

  /// Returns the page while a computer thinks about its move, or does not.
  public GamePage withThinking(boolean now) {
    return with(engine.thinking(now));
  }

  /// Returns the page with what the engine has seen; the same where nobody wants to see it, or it
  /// saw another position.
  public GamePage withAnalysis(AnalysisView seen) {
    return engine.analysing() && seen.position().equals(shownPosition())
        ? with(engine.withAnalysis(seen))
        : this;
  }

  /// Returns the page with the moves marked after which the score fell most.
  public GamePage withTurningPoints(Set<Integer> plies) {
    return with(engine.withTurningPoints(plies));
  }

  /// Returns the page at another position of the game, and the wish to have that analysed where the
  /// analysis is on.
  public PageUpdate atPly(int other) {
    int now = Math.clamp(other, 0, progress.plies());
    GamePage moved =
        new GamePage(
            progress,
            messages,
            now,
            paths,
            selection.cleared(),
            prompt,
            "",
            display,
            engine.analysing(engine.analysing()),
            List.of(),
            matchScore);
    return engine.analysing()
        ? PageUpdate.of(moved, new PageRequest.Analyse(Optional.of(moved.shownPosition())))
        : PageUpdate.of(moved);
  }

  /// Returns the position that is shown.
  public Position shownPosition() {
    return progress.positions().get(ply);
  }

  /// Returns whether the position on the table is shown.
  public boolean isShowingLatest() {
    return ply == progress.plies();
  }

  /// Returns whether the game is over.
  public boolean isOver() {
    return progress.ending().isPresent();
  }

  /// Returns whether the board is a table.
  public boolean hasTableBoard() {
    return progress.game().board() instanceof UnboundedBoard;
  }

  /// Returns whether computers play, and nobody else.
  public boolean isComputersOnly() {
    return !isOver() && !progress.hasHuman();
  }

  @Override
  public CharacterGrid draw(PageContext view) {
    return GamePageRenderer.draw(this, view);
  }

  @Override
  public List<KeyHint> keyHints(PageContext view) {
    return GamePageRenderer.keyHints(this);
  }

  @Override
  public PageUpdate handle(InputEvent input, PageContext view) {
    GamePage page = frames.isEmpty() ? this : withMoments(List.of());
    return page.prompt instanceof Prompt.None
        ? new GameInputHandler(page, view).handle(input)
        : new PromptInputHandler(page, view).handle(input);
  }
}
