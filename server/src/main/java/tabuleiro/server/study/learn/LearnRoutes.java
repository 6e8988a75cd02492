package tabuleiro.server.study.learn;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import tabuleiro.games.Games;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.page.PageContent;
import tabuleiro.server.http.page.PageRenderer;
import tabuleiro.server.site.FeaturedBoardJson;
import tabuleiro.server.site.SiteAnswers;
import tabuleiro.text.Language;

/// The pages for learning: the guided first games and the rules of each board.
public final class LearnRoutes implements Routes {
  private final PageRenderer pages;
  private final SiteAnswers answers;

  /// @param pages sends the pages
  /// @param answers the answers that pages bring along
  public LearnRoutes(PageRenderer pages, SiteAnswers answers) {
    this.pages = pages;
    this.answers = answers;
  }

  @Override
  public void add(RoutesConfig routes) {
    routes.get("/learn", this::sendOverview);
    routes.get(
        "/learn/{game}",
        context ->
            sendRules(
                context,
                Games.find(context.pathParam("game"))
                    .map(Family::game)
                    .orElseThrow(ProblemException::notFound)));
    routes.get("/learn/{game}/{variant}", context -> sendRules(context, board(context)));
    routes.get("/lesson/{game}/{variant}", context -> sendLesson(context, board(context)));
  }

  /// Boards with pages of their own are those that the pages offer as games.
  private static Game board(Context context) {
    GameId id = new GameId(context.pathParam("game"), context.pathParam("variant"));
    return Games.representativeGames().stream()
        .filter(board -> board.id().equals(id))
        .findFirst()
        .orElseThrow(ProblemException::notFound);
  }

  private void sendOverview(Context context) {
    PageContent page = PageContent.of("learn", "", LearnPage::values);
    for (Game board : Games.representativeGames()) {
      page = answers.withBoard(page, board.id(), language(context));
    }
    pages.send(context, page);
  }

  private void sendRules(Context context, Game board) {
    PageContent page =
        PageContent.of(
            "rules",
            board.id().toString(),
            messages ->
                RulesHtml.values(FeaturedBoardJson.of(board, messages.language()), messages));
    for (Lesson lesson : Lessons.of(board.id().game()).lessons()) {
      GameId id = new GameId(board.id().game(), lesson.variant());
      page = answers.withBoard(page, id, language(context));
    }
    pages.send(context, answers.withBoard(page, board.id(), language(context)));
  }

  private void sendLesson(Context context, Game board) {
    PageContent page =
        PageContent.of(
            "lesson",
            board.id().toString(),
            messages ->
                LessonPage.values(FeaturedBoardJson.of(board, messages.language()), messages));
    for (Lesson step : Lessons.of(board.id().game()).stepsOf(board.id().variant())) {
      GameId id = new GameId(board.id().game(), step.variant());
      page = answers.withBoard(page, id, language(context));
    }
    pages.send(context, page);
  }

  private static Language language(Context context) {
    return Caller.of(context).language();
  }
}
