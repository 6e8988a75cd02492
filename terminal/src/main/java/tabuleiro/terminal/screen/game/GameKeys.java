package tabuleiro.terminal.screen.game;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.DiamondBoard;
import tabuleiro.terminal.common.LegalMovesText;
import tabuleiro.terminal.screen.page.NewGamePage;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.terminal.screen.page.RulesMenuPage;
import tabuleiro.terminal.screen.page.TextEntry;
import tabuleiro.terminal.screen.page.TextPage;
import tabuleiro.terminal.screen.paint.Theme;
import tabuleiro.terminal.screen.review.ReviewedLine;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.terminal.screen.settings.TerminalSettings.Toggle;
import tabuleiro.text.Messages;

/// The table of keys of a game's page: when each is active, and what it does.
final class GameKeys {
  private final GamePage page;
  private final GameProgress progress;
  private final Messages messages;
  private final ReviewNavigator review;
  private final Map<GameKey, PageKey> rows = new EnumMap<>(GameKey.class);

  GameKeys(GamePage page) {
    this.page = page;
    this.progress = page.progress();
    this.messages = page.messages();
    this.review = new ReviewNavigator(page);
    addKeysOfPlay();
    addKeysOfEntry();
    addKeysOfReview();
    addKeysOfDisplay();
    addKeysOfPlayback();
  }

  private void add(GameKey key, boolean isActive, Function<PageContext, PageUpdate> action) {
    rows.put(key, key.row(isActive, action));
  }

  private void addKeysOfPlay() {
    Side mover = progress.position().sideToMove();
    boolean isHumanToMove = progress.isHumanToMove();
    boolean canUndo = !page.isOver() && progress.hasHuman() && progress.plies() > 0;
    boolean canPlayOn = page.isOver() && !page.shownPosition().outcome().isOver();
    add(GameKey.HELP, true, context -> request(GameHelp.open(page, context)));
    add(GameKey.AGAIN, page.isOver(), _ -> leave(new PageRequest.PlayAgain()));
    add(GameKey.PLAY_ON, canPlayOn, this::playOn);
    add(GameKey.UNDO, canUndo, _ -> request(new PageRequest.TakeBack(), ""));
    add(
        GameKey.HINT,
        isHumanToMove,
        _ -> request(new PageRequest.ShowHint(), messages.format("page.hint-comes")));
    add(GameKey.DRAW, isHumanToMove, _ -> request(new PageRequest.OfferDraw(mover)));
    add(GameKey.RESIGN, isHumanToMove, _ -> request(new PageRequest.AskResignation(mover)));
    add(GameKey.SAVE, true, _ -> ask(new Prompt.FileName(TextEntry.of(fileName()), true)));
    add(GameKey.OPEN, true, _ -> leave(new PageRequest.ChooseFile()));
    add(GameKey.RULES, true, _ -> openRules());
    add(GameKey.QUIT, true, _ -> quit());
  }

  private void addKeysOfEntry() {
    boolean canEnter = progress.isHumanToMove() || page.canTryMoves();
    boolean canTurn = page.hasTableBoard() && !page.selection().targets().isEmpty();
    add(GameKey.MOVE, canEnter, _ -> ask(new Prompt.Move(TextEntry.EMPTY)));
    add(GameKey.LEGAL, canEnter, _ -> request(new PageRequest.OpenPage(legalMovesPage())));
    add(GameKey.TURN, canTurn, _ -> rotateTile());
  }

  private void addKeysOfReview() {
    Optional<ReviewedLine> line = progress.review();
    add(GameKey.BACK, page.ply() > 0, _ -> page.atPly(page.ply() - 1));
    add(GameKey.FORWARD, !page.isShowingLatest(), _ -> page.atPly(page.ply() + 1));
    add(
        GameKey.ALTERNATIVE,
        line.filter(shown -> shown.nextAlternative(page.ply()).isPresent()).isPresent(),
        _ -> review.atNextAlternative());
    add(
        GameKey.MAIN_LINE,
        line.filter(ReviewedLine::isVariation).isPresent(),
        _ -> review.atMainLine());
    add(GameKey.REMOVE, page.isVariation(), _ -> review.withoutShownMove());
    add(GameKey.ANALYSIS, true, _ -> toggleAnalysis());
    add(GameKey.WORTHS, page.evaluation().isPresent(), _ -> toggleWorths());
  }

  private void addKeysOfDisplay() {
    boolean isTable = page.hasTableBoard();
    boolean isDiamond = progress.game().board() instanceof DiamondBoard;
    boolean hasValues = !page.shownPosition().scene().values().isEmpty();
    add(GameKey.FLIP, true, _ -> PageUpdate.of(page.with(page.display().flipped())));
    add(GameKey.THEME, true, context -> changeTheme(context.settings()));
    add(GameKey.SQUARE, isDiamond, context -> toggle(Toggle.AS_SQUARE, context));
    add(GameKey.DISCS, isTable, context -> toggle(Toggle.HELP_DISCS, context));
    add(GameKey.VALUES, hasValues, _ -> toggleValues());
    add(GameKey.ZOOM_IN, isTable, context -> navigation(context).zoom(1));
    add(GameKey.ZOOM_OUT, isTable, context -> navigation(context).zoom(-1));
  }

  private void addKeysOfPlayback() {
    boolean isPlayback = page.isComputersOnly();
    PlaybackSpeed speed = page.display().speed();
    add(
        GameKey.PAUSE,
        isPlayback,
        context -> navigation(context).withSpeed(speed.withPauseToggled()));
    add(
        GameKey.STEP,
        isPlayback,
        context -> navigation(context).withSpeed(speed.afterOneMove(progress.plies())));
    add(GameKey.SLOWER, isPlayback, context -> navigation(context).changeSpeed(1));
    add(GameKey.FASTER, isPlayback, context -> navigation(context).changeSpeed(-1));
  }

  /// Returns the table in order.
  List<PageKey> all() {
    Stream<GameKey> order = Arrays.stream(GameKey.values());
    if (progress.review().isPresent()) {
      order = Stream.concat(GameKey.REVIEW_KEYS.stream(), order).distinct();
    }
    return order.map(rows::get).toList();
  }

  /// Returns the active ones of some keys in order.
  List<PageKey> active(Set<GameKey> which) {
    return rows.entrySet().stream()
        .filter(row -> which.contains(row.getKey()) && row.getValue().isActive())
        .map(Map.Entry::getValue)
        .toList();
  }

  private NavigationInputHandler navigation(PageContext context) {
    return new NavigationInputHandler(page, context);
  }

  private PageUpdate request(PageRequest request) {
    return PageUpdate.of(page, request);
  }

  private PageUpdate request(PageRequest request, String message) {
    return PageUpdate.of(page.withMessage(message), request);
  }

  private PageUpdate ask(Prompt prompt) {
    return PageUpdate.of(page.with(prompt).withMessage(""));
  }

  private PageUpdate openRules() {
    String game = progress.game().id().game();
    return request(new PageRequest.OpenPage(RulesMenuPage.rules(game, messages)));
  }

  private PageUpdate playOn(PageContext context) {
    return leave(new PageRequest.OpenPage(NewGamePage.from(page.shownPosition(), context)));
  }

  private PageUpdate quit() {
    boolean isMatchUnfinished = !page.matchScore().isEmpty() && !page.isOver();
    return isMatchUnfinished
        ? ask("page.leave-match", new PageRequest.Back())
        : leave(new PageRequest.Back());
  }

  /// Leaves the page; variations that have not been saved are lost only after a question.
  private PageUpdate leave(PageRequest request) {
    return progress.hasUnsavedVariations()
        ? ask("page.leave-variations", request)
        : request(request);
  }

  private PageUpdate ask(String question, PageRequest yes) {
    return PageUpdate.of(page.withQuestion(messages.format(question), yes, Optional.empty()));
  }

  /// Returns the name of the file that the game was read from; empty for any other game.
  private String fileName() {
    return progress.review().flatMap(line -> line.source()).map(source -> source.file()).orElse("");
  }

  private TextPage legalMovesPage() {
    List<String> moves = LegalMovesText.of(page.entryPosition());
    return TextPage.of(
        messages.format("page.legal-moves", moves.size()), LegalMovesText.wrap(moves));
  }

  private PageUpdate changeTheme(TerminalSettings settings) {
    return request(
        new PageRequest.ChangeSettings(settings.withTheme(Theme.after(settings.theme()))));
  }

  private PageUpdate toggle(Toggle which, PageContext context) {
    return request(new PageRequest.ChangeSettings(context.settings().withToggled(which)));
  }

  private PageUpdate toggleValues() {
    DisplayOptions display = page.display().withValuesToggled();
    String message = display.showsValues() ? messages.format("page.values-shown") : "";
    return PageUpdate.of(page.with(display).withMessage(message));
  }

  private PageUpdate toggleWorths() {
    DisplayOptions display = page.display().withWorthsToggled();
    boolean areShown = display.showsWorths() && !page.worths().isEmpty();
    String message = areShown ? messages.format("page.worths-shown") : "";
    return PageUpdate.of(page.with(display).withMessage(message));
  }

  private PageUpdate toggleAnalysis() {
    boolean on = !page.engine().analysing();
    PageRequest.Analyse request =
        new PageRequest.Analyse(on ? Optional.of(page.shownPosition()) : Optional.empty());
    return PageUpdate.of(page.with(page.engine().analysing(on)).withMessage(""), request);
  }

  /// Rotates the selected tile clockwise. The cursor stays, so that the user sees the tile in its
  /// new orientation.
  private PageUpdate rotateTile() {
    List<ClickTarget> selected = page.selection().targets();
    List<ClickTarget> tile = selected.subList(0, 1);
    List<ClickTarget> turns = List.copyOf(page.shown().paths().nextTargets(tile));
    ClickTarget turn = turns.get((turns.indexOf(selected.getLast()) + 1) % turns.size());
    return PageUpdate.of(
        page.with(page.selection().withTargets(List.of(tile.getFirst(), turn))).withMessage(""));
  }
}
