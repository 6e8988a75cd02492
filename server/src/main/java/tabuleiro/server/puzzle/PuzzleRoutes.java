package tabuleiro.server.puzzle;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tabuleiro.play.Puzzle;
import tabuleiro.play.PuzzleStore;
import tabuleiro.rules.GameId;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.MessageCatalogue;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.json.JsonText;
import tabuleiro.server.http.page.PageContent;
import tabuleiro.server.http.page.PageRenderer;
import tabuleiro.server.http.page.PageSummary;
import tabuleiro.server.site.SiteAnswers;
import tabuleiro.server.study.LineJson;
import tabuleiro.server.study.StudyVariation;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The pages of the puzzles: all boards, one puzzle, the puzzle of the day, and the next one.
public final class PuzzleRoutes implements Routes {
  private final PageRenderer pages;
  private final SiteAnswers answers;

  /// @param pages sends the pages
  /// @param answers the answers that pages bring along
  public PuzzleRoutes(PageRenderer pages, SiteAnswers answers) {
    this.pages = pages;
    this.answers = answers;
  }

  @Override
  public void add(RoutesConfig routes) {
    routes.get("/puzzles", this::overview);
    routes.get("/puzzles/daily", context -> sendPuzzle(context, daily(), true));
    routes.get("/puzzles/next", PuzzleRoutes::next);
    routes.get("/puzzle/{id}", context -> sendPuzzle(context, puzzle(context), false));
    routes.get("/api/v1/puzzles/{id}", PuzzleRoutes::sendJson);
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

  private static void sendJson(Context context) {
    Puzzle puzzle = puzzle(context);
    Messages messages = Caller.of(context).messages(puzzle.position().game().id().game());
    Responses.sendJson(context, 200, PuzzleTaskJson.of(puzzle, messages));
  }

  private static void next(Context context) {
    String after = context.queryParam("after");
    PuzzleChoice choice = PuzzleChoice.of(context);
    String id = choice.next(after == null ? "" : after).orElseThrow(ProblemException::notFound);
    context.header("Cache-Control", "no-store");
    context.redirect(
        "/puzzle/%s?board=%s&theme=%s"
            .formatted(
                id,
                URLEncoder.encode(choice.board(), StandardCharsets.UTF_8),
                URLEncoder.encode(choice.theme(), StandardCharsets.UTF_8)));
  }

  private void overview(Context context) {
    pages.send(context, PageContent.of("puzzles", "", PuzzleRoutes::overviewValues));
  }

  private static Map<String, String> overviewValues(Messages messages) {
    return Map.of(
        "boards",
        PuzzleStore.boards().stream()
            .map(board -> option(PuzzleChoice.nameOf(board), name(board, messages.language())))
            .collect(Collectors.joining()),
        "themes",
        PuzzleChoice.THEMES.stream()
            .map(theme -> option(theme, messages.format("study.puzzle.theme." + theme)))
            .collect(Collectors.joining()));
  }

  private static String option(String value, String text) {
    return "<option value=\"%s\">%s</option>%n"
        .formatted(PageRenderer.escape(value), PageRenderer.escape(text));
  }

  private static String name(GameId board, Language language) {
    return MessageCatalogue.of(language, board.game()).nameOf(board.variant());
  }

  private void sendPuzzle(Context context, Puzzle puzzle, boolean isDaily) {
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
                    "title", own.format(kind),
                    "board", name(board, own.language()),
                    "rules", "/learn/" + board.game()));
    String position = puzzle.position().format();
    LineJson line = LineJson.of(StudyVariation.of(puzzle.position(), List.of()), messages);
    String id = isDaily ? "daily" : PuzzleStore.id(puzzle);
    page =
        answers
            .withBoard(page, board, language)
            .with("/puzzles/" + id, JsonText.format(PuzzleTaskJson.of(puzzle, messages)))
            .with(LineJson.path(board, position), JsonText.format(line))
            .withSummary(
                new PageSummary(
                    messages.format(kind) + ": " + name(board, language),
                    PuzzleTaskJson.task(puzzle, messages),
                    "/puzzle/%s/card.png".formatted(PuzzleStore.id(puzzle)),
                    false));
    pages.send(context, page);
  }
}
