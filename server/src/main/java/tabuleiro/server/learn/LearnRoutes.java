package tabuleiro.server.learn;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import tabuleiro.games.Games;
import tabuleiro.play.lesson.Lesson;
import tabuleiro.play.lesson.Lessons;
import tabuleiro.protocol.catalogue.FeaturedBoardJson;
import tabuleiro.protocol.position.VariationJson;
import tabuleiro.protocol.site.PageOperations;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.server.catalogue.StaticResponses;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.OfflinePage;
import tabuleiro.server.http.PageContent;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.Routes;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.catalogue.FeaturedBoardJsonMapper;
import tabuleiro.view.learn.LessonPage;
import tabuleiro.view.learn.RulesHtml;
import tabuleiro.view.position.Variation;
import tabuleiro.view.position.VariationJsonMapper;
import tabuleiro.view.text.MessageCatalogue;

/// The pages for learning: the guided first games and the rules of each board.
public final class LearnRoutes implements Routes {
  private final PageRenderer pages;
  private final StaticResponses answers;

  /// The pages with their answers, by path and language. Their number is that of the boards.
  private final Map<String, PageContent> contents = new ConcurrentHashMap<>();

  /// @param pages sends the pages
  /// @param answers the answers that pages bring along
  public LearnRoutes(PageRenderer pages, StaticResponses answers) {
    this.pages = pages;
    this.answers = answers;
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, PageOperations.LEARN, context -> send(context, "/learn", this::overview));
    Endpoints.add(routes, PageOperations.LEARN_GAME, context -> sendRules(context, named(context)));
    Endpoints.add(
        routes, PageOperations.LEARN_BOARD, context -> sendRules(context, board(context)));
    Endpoints.add(routes, PageOperations.LESSON, context -> sendLesson(context, board(context)));
    Endpoints.add(
        routes, PageOperations.RULES, context -> redirectToRules(context, named(context)));
    Endpoints.add(
        routes, PageOperations.RULES_OF_BOARD, context -> redirectToRules(context, board(context)));
  }

  private static Game named(Context context) {
    return Games.find(context.pathParam("game"))
        .map(Family::game)
        .orElseThrow(ProblemException::notFound);
  }

  /// A short address of the rules, for people who type it.
  private static void redirectToRules(Context context, Game board) {
    String query = context.queryString() == null ? "" : "?" + context.queryString();
    context.redirect(FeaturedBoardJsonMapper.of(board, Language.ENGLISH).rules() + query);
  }

  /// Boards with pages of their own are those that the pages offer as games.
  private static Game board(Context context) {
    GameId id = new GameId(context.pathParam("game"), context.pathParam("variant"));
    return Games.offeredGames().stream()
        .filter(board -> board.id().equals(id))
        .findFirst()
        .orElseThrow(ProblemException::notFound);
  }

  private void sendRules(Context context, Game board) {
    send(context, "/learn/" + board.id(), language -> rules(board, language));
  }

  private void sendLesson(Context context, Game board) {
    if (!FeaturedBoardJsonMapper.of(board, Language.ENGLISH).hasLesson()) {
      throw ProblemException.notFound();
    }
    send(context, "/lesson/" + board.id(), language -> lesson(board, language));
  }

  private void send(Context context, String key, Function<Language, PageContent> content) {
    pages.send(context, content(key, Caller.of(context).language(), content));
  }

  private PageContent content(
      String key, Language language, Function<Language, PageContent> content) {
    return contents.computeIfAbsent(key + " " + language, _ -> content.apply(language));
  }

  /// Returns all pages.
  public List<OfflinePage> offlinePages() {
    List<OfflinePage> all = new ArrayList<>();
    all.add(new OfflinePage("/learn", language -> content("/learn", language, this::overview)));
    for (Game board : Games.offeredGames()) {
      FeaturedBoardJson paths = FeaturedBoardJsonMapper.of(board, Language.ENGLISH);
      all.add(
          new OfflinePage(
              paths.rules(),
              language -> content("/learn/" + board.id(), language, other -> rules(board, other))));
      if (paths.hasLesson()) {
        all.add(
            new OfflinePage(
                paths.lesson(),
                language ->
                    content("/lesson/" + board.id(), language, other -> lesson(board, other))));
      }
    }
    return all;
  }

  private PageContent overview(Language language) {
    return answers.withBoardPictures(PageContent.of("learn", "", LearnPage::values), language);
  }

  private PageContent rules(Game board, Language language) {
    PageContent page =
        withLessons(
            page("rules", board, RulesHtml::values),
            board.id().game(),
            Lessons.of(board.id().game()).lessons(),
            language);
    return withPosition(page, board.id(), board.start(1).format(), language);
  }

  private PageContent lesson(Game board, Language language) {
    return withLessons(
        page("lesson", board, LessonPage::values),
        board.id().game(),
        Lessons.of(board.id().game()).stepsOf(board.id().variant()),
        language);
  }

  /// Returns a page about a board, with what its template shows.
  private static PageContent page(
      String template,
      Game board,
      BiFunction<FeaturedBoardJson, Messages, Map<String, String>> values) {
    return PageContent.of(
        template,
        board.id().toString(),
        messages -> values.apply(FeaturedBoardJsonMapper.of(board, messages.language()), messages));
  }

  private PageContent withLessons(
      PageContent page, String game, List<Lesson> lessons, Language language) {
    PageContent all = page;
    for (Lesson lesson : lessons) {
      all = withPosition(all, new GameId(game, lesson.variant()), lesson.position(), language);
    }
    return all;
  }

  /// Adds what a page needs to show a position: the board, its texts and the position.
  private PageContent withPosition(
      PageContent page, GameId id, String position, Language language) {
    Position start = Variation.game(id.game(), id.variant()).parse(position);
    VariationJson line =
        VariationJsonMapper.of(
            Variation.of(start, List.of()), MessageCatalogue.of(language, id.game()));
    return answers
        .withBoard(page, id, language)
        .with(StaticResponses.positionPath(id, position), JsonText.format(line));
  }
}
