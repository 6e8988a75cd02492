package tabuleiro.server.analysis;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BiFunction;
import tabuleiro.games.Games;
import tabuleiro.protocol.site.PageOperations;
import tabuleiro.protocol.study.StudyJson;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.server.catalogue.NamedGame;
import tabuleiro.server.catalogue.StaticResponses;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.http.BulkWork;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.PageContent;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.PageSummary;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.Routes;
import tabuleiro.server.http.SecurityHeaders;
import tabuleiro.server.http.SiteAddress;
import tabuleiro.server.study.StudyStore;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.position.Variation;
import tabuleiro.view.position.VariationJsonMapper;
import tabuleiro.view.study.StudyRecord;

/// The pages of an analysis: of any position, of a finished game, and of a saved study. Each brings
/// along what its script shows first.
final class AnalysisPages implements Routes {
  /// The seeds of random starts, as the API takes them.
  private static final int SEEDS = 1_000_000;

  private final GameStore store;
  private final PageRenderer pages;
  private final StaticResponses answers;
  private final BiFunction<String, Caller, Optional<String>> gameStates;
  private final FairPlayGuard fairPlay;

  /// @param gameStates returns the state of a game as a caller sees it, as JSON text; empty when
  ///   its record is damaged, which the script finds out and shows
  /// @param fairPlay knows the positions near rated games in progress
  AnalysisPages(
      GameStore store,
      PageRenderer pages,
      StaticResponses answers,
      BiFunction<String, Caller, Optional<String>> gameStates,
      FairPlayGuard fairPlay) {
    this.fairPlay = fairPlay;
    this.store = store;
    this.pages = pages;
    this.answers = answers;
    this.gameStates = gameStates;
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, PageOperations.ANALYSIS, BulkWork.route(this::analysis));
    Endpoints.add(
        routes,
        PageOperations.STUDY,
        BulkWork.route(context ->
            study(
                context,
                answers.withCatalogue(PageContent.of("analysis"), Caller.of(context).language()))));
    Endpoints.add(
        routes,
        PageOperations.EMBEDDED_STUDY,
        BulkWork.route(context -> {
          study(context, PageContent.of("embed-study"));
          SecurityHeaders.allowFrames(context);
        }));
  }

  private void analysis(Context context) {
    Language language = Caller.of(context).language();
    PageContent page = answers.withCatalogue(PageContent.of("analysis"), language);
    String played = SiteAddress.parameter(context, "of");
    if (!played.isEmpty()) {
      store.requireGame(played);
      PageContent board =
          answers.withBoard(page, store.info(played).orElseThrow().gameId(), language);
      Optional<String> state = gameStates.apply(played, Caller.of(context));
      pages.send(
          context, state.map(json -> board.withPersonal("/games/" + played, json)).orElse(board));
      return;
    }
    Game game = game(context);
    page = answers.withBoard(page, game.id(), language);
    pages.send(context, withPosition(page, game, context));
  }

  /// Returns the game that the address names; without a name the one that the script takes.
  private static Game game(Context context) {
    String name = SiteAddress.parameter(context, "game");
    Family family = name.isEmpty() ? Games.families().getLast() : NamedGame.family(name);
    String variant = SiteAddress.parameter(context, "variant");
    if (variant.isEmpty()) {
      return family.game(family.variants().getFirst());
    }
    return NamedGame.of(family, variant);
  }

  /// Adds the first position. Where the address names moves or an invalid position, the script asks
  /// for it, and shows what is wrong.
  private PageContent withPosition(PageContent page, Game game, Context context) {
    String position = SiteAddress.parameter(context, "position");
    if (!SiteAddress.parameter(context, "moves").isEmpty()
        || !SiteAddress.parameter(context, "seed").isEmpty()) {
      return page;
    }
    try {
      boolean isStart = position.isEmpty();
      Position start =
          isStart ? game.start(ThreadLocalRandom.current().nextInt(SEEDS)) : game.parse(position);
      String path =
          isStart
              ? "/positions/%s/%s".formatted(game.id().game(), game.id().variant())
              : StaticResponses.positionPath(game.id(), position);
      return page.with(path, line(start, context));
    } catch (RulesException _) {
      return page;
    }
  }

  private static String line(Position start, Context context) {
    Messages messages = Caller.of(context).messages(start.game().id().game());
    return JsonText.format(VariationJsonMapper.of(Variation.of(start, List.of()), messages));
  }

  private void study(Context context, PageContent template) {
    String id = context.pathParam("study");
    StudyRecord record = fairPlay.require(StudyRecord.parseStored(requireStudy(store, id)));
    StudyJson study = record.toJson(id);
    Position start = record.replay().start();
    Language language = Caller.of(context).language();
    PageContent page =
        answers
            .withBoard(template, start.game().id(), language)
            .with("/studies/" + id, JsonText.format(study))
            .with(
                StaticResponses.positionPath(start.game().id(), study.start()),
                line(start, context));
    pages.send(context, page.withSummary(summary(record, study, Caller.of(context))));
  }

  /// The picture shows the end of the main line. Only those who have the address should find a
  /// study.
  private static PageSummary summary(StudyRecord record, StudyJson study, Caller caller) {
    Messages messages = caller.messages(study.game());
    String name = messages.format("name");
    String position = URLEncoder.encode(record.lastPosition().format(), StandardCharsets.UTF_8);
    return new PageSummary(
        study.title().isBlank()
            ? messages.format("study.preview-title", name)
            : study.title() + " · " + name,
        messages.format("study.preview", name),
        "/picture/%s/%s.png?card=yes&amp;position=%s"
            .formatted(study.game(), study.variant(), position),
        false);
  }

  /// Returns the record of a study.
  ///
  /// @throws ProblemException when there is no such study
  static String requireStudy(GameStore store, String id) {
    return new StudyStore(store.database())
        .find(id)
        .orElseThrow(() -> new ProblemException(404, "no-study", Message.of("study.none", id)));
  }
}
