package tabuleiro.server.puzzle;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.games.Games;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.protocol.position.VariationJson;
import tabuleiro.protocol.puzzle.PuzzleOperations;
import tabuleiro.protocol.site.PageOperations;
import tabuleiro.rules.Family;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Motif;
import tabuleiro.server.account.PlayerIdentities;
import tabuleiro.server.catalogue.StaticResponses;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.http.BulkWork;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.PageContent;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.PageSummary;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.SiteAddress;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.position.Variation;
import tabuleiro.view.position.VariationJsonMapper;
import tabuleiro.view.puzzle.PuzzleChoice;
import tabuleiro.view.puzzle.PuzzleTaskJsonMapper;
import tabuleiro.view.text.Html;
import tabuleiro.view.text.MessageCatalogue;

/// The pages of the puzzles: all boards, one puzzle, the puzzle of the day, the next one, and those
/// against the clock.
public final class PuzzleRoutes implements Routes {
  private final PageRenderer pages;
  private final StaticResponses answers;
  private final PlayerIdentities players;
  private final PuzzleAttempts attempts;
  private final StormRoutes storms;
  private final FairPlayGuard fairPlay;

  /// @param store stores the attempts
  /// @param clock the current time, in milliseconds since 1970
  /// @param players finds the player who calls
  /// @param pages sends the pages
  /// @param answers the answers that pages bring along
  /// @param fairPlay knows the positions near rated games in progress
  public PuzzleRoutes(
      Database store,
      LongSupplier clock,
      PlayerIdentities players,
      PageRenderer pages,
      StaticResponses answers,
      FairPlayGuard fairPlay) {
    this.fairPlay = fairPlay;
    this.players = players;
    this.pages = pages;
    this.answers = answers;
    PuzzleAttemptStore stored = new PuzzleAttemptStore(store);
    this.attempts = new PuzzleAttempts(stored, players, clock, fairPlay);
    this.storms = new StormRoutes(new PuzzleStormStore(store), stored, players, clock, fairPlay);
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, PageOperations.PUZZLES, BulkWork.route(this::overview));
    Endpoints.add(
        routes, PageOperations.DAILY_PUZZLE, context -> sendPuzzle(context, daily(), true));
    Endpoints.add(routes, PageOperations.NEXT_PUZZLE, BulkWork.route(this::next));
    Endpoints.add(routes, PageOperations.PUZZLE_STORM, this::storm);
    Endpoints.add(
        routes, PageOperations.RETRY, context -> pages.send(context, PageContent.of("retry")));
    Endpoints.add(
        routes, PageOperations.PUZZLE, context -> sendPuzzle(context, puzzle(context), false));
    attempts.add(routes);
    storms.add(routes);
    Endpoints.add(routes, PuzzleOperations.PUZZLE, this::sendJson);
  }

  private static Puzzle daily() {
    return PuzzleStore.daily(LocalDate.now(ZoneOffset.UTC));
  }

  private static Puzzle puzzle(Context context) {
    String id = context.pathParam("id");
    return id.equals("daily")
        ? daily()
        : PuzzleStore.find(id).orElseThrow(ProblemException::notFound);
  }

  private void sendJson(Context context) {
    Puzzle puzzle = puzzle(context);
    fairPlay.require(puzzle.position());
    Messages messages = Caller.of(context).messages(puzzle.position().game().id().game());
    Responses.sendJson(context, 200, PuzzleTaskJsonMapper.of(puzzle, messages));
  }

  private static PuzzleChoice choice(Context context) {
    return new PuzzleChoice(
        SiteAddress.parameter(context, "board"), SiteAddress.parameter(context, "theme"));
  }

  private void next(Context context) {
    PuzzleChoice choice = choice(context);
    String after = SiteAddress.parameter(context, "after");
    String id =
        attempts.next(Caller.of(context), choice, after).orElseThrow(ProblemException::notFound);
    context.header("Cache-Control", "no-store");
    context.redirect(
        "/puzzle/%s?board=%s&theme=%s"
            .formatted(
                id,
                URLEncoder.encode(choice.board(), StandardCharsets.UTF_8),
                URLEncoder.encode(choice.theme(), StandardCharsets.UTF_8)));
  }

  private void overview(Context context) {
    PageContent page = withDaily(overviewPage(), Caller.of(context).language());
    pages.send(context, withProgress(page, context));
  }

  /// Returns a page that brings along what is to be found in the day's puzzle, unless a rated game
  /// is near it.
  public PageContent withDaily(PageContent page, Language language) {
    Puzzle puzzle = daily();
    Messages messages = MessageCatalogue.of(language, puzzle.position().game().id().game());
    return fairPlay.isNear(puzzle.position())
        ? page
        : page.with("/puzzles/daily", JsonText.format(PuzzleTaskJsonMapper.of(puzzle, messages)));
  }

  /// Returns the page with the puzzles of all boards.
  public static PageContent overviewPage() {
    return PageContent.of("puzzles", "", PuzzleRoutes::overviewValues);
  }

  /// Returns the page of a puzzle that its script finds.
  public static PageContent anyPuzzlePage() {
    return PageContent.of(
        "puzzle",
        "",
        messages ->
            Map.of("heading", messages.format("study.puzzle.one"), "game", "", "variant", ""));
  }

  private PageContent withProgress(PageContent page, Context context) {
    return page.withPersonal(
        "/puzzles/mine", JsonText.format(attempts.progress(players.of(Caller.of(context)))));
  }

  private void storm(Context context) {
    pages.send(context, withProgress(PageContent.of("storm"), context));
  }

  private static Map<String, String> overviewValues(Messages messages) {
    return Map.of(
        "collections",
        PuzzleStore.boards().stream()
            .map(board -> collection(board, messages))
            .collect(Collectors.joining()),
        "boards",
        PuzzleStore.boards().stream()
            .map(board -> option(PuzzleChoice.nameOf(board), name(board, messages.language())))
            .collect(Collectors.joining()),
        "themes",
        Stream.concat(
                PuzzleChoice.THEMES.stream()
                    .map(theme -> option(theme, messages.format("study.puzzle.theme." + theme))),
                Games.families().stream()
                    .flatMap(family -> motifOptions(family, messages.language())))
            .collect(Collectors.joining()));
  }

  /// Returns a card for the puzzles of a board.
  private static String collection(GameId board, Messages messages) {
    boolean isHex = board.variant().equals("hex");
    return PageRenderer.renderPart(
        "puzzle-card",
        messages,
        Map.of(
            "board", PuzzleChoice.nameOf(board),
            "accent", isHex ? board.game() + "-hex" : board.game(),
            "name", name(board, messages.language()),
            "count", messages.format("study.puzzle.count", PuzzleStore.of(board).size())));
  }

  private static Stream<String> motifOptions(Family family, Language language) {
    Messages messages = MessageCatalogue.of(language, family.name());
    return family.motifs().stream()
        .map(Motif::key)
        .map(key ->
            option(
                key,
                "%s (%s)".formatted(messages.format("motif." + key), messages.format("name"))));
  }

  private static String option(String value, String text) {
    return "<option value=\"%s\">%s</option>%n".formatted(Html.escape(value), Html.escape(text));
  }

  /// Returns the name of a board, with its variant where several boards have the same name.
  private static String name(GameId board, Language language) {
    String name = gameName(board, language);
    long boards =
        PuzzleStore.boards().stream()
            .filter(other -> gameName(other, language).equals(name))
            .count();
    return boards == 1
        ? name
        : name + " – " + MessageCatalogue.of(language, board.game()).variantName(board.variant());
  }

  private static String gameName(GameId board, Language language) {
    return MessageCatalogue.of(language, board.game()).nameOf(board.variant());
  }

  private void sendPuzzle(Context context, Puzzle puzzle, boolean isDaily) {
    fairPlay.require(puzzle.position());
    Language language = Caller.of(context).language();
    GameId board = puzzle.position().game().id();
    Messages messages = MessageCatalogue.of(language, board.game());
    String kind = isDaily ? "study.puzzle.daily" : "study.puzzle.one";
    PageContent page =
        PageContent.of(
            "puzzle",
            kind + " " + board,
            own ->
                Map.of(
                    "heading", own.format(kind) + ": " + name(board, own.language()),
                    "game", board.game(),
                    "variant", board.variant()));
    String position = puzzle.position().format();
    VariationJson line =
        VariationJsonMapper.of(Variation.of(puzzle.position(), List.of()), messages);
    String id = isDaily ? "daily" : PuzzleStore.id(puzzle);
    page =
        answers
            .withBoard(page, board, language)
            .with("/puzzles/" + id, JsonText.format(PuzzleTaskJsonMapper.of(puzzle, messages)))
            .with(StaticResponses.positionPath(board, position), JsonText.format(line))
            .withSummary(
                new PageSummary(
                    messages.format(kind) + ": " + name(board, language),
                    PuzzleTaskJsonMapper.task(puzzle, messages),
                    "/puzzle/%s/card.png".formatted(PuzzleStore.id(puzzle)),
                    false));
    pages.send(context, withProgress(page, context));
  }
}
