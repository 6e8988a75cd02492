package tabuleiro.server.catalogue;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import tabuleiro.games.Games;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.protocol.catalogue.CatalogueJson;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.PageContent;
import tabuleiro.server.http.WebFile;
import tabuleiro.text.Language;
import tabuleiro.view.catalogue.BoardPicturesJsonMapper;
import tabuleiro.view.catalogue.CatalogueJsonMapper;
import tabuleiro.view.catalogue.DemoGameJsonMapper;
import tabuleiro.view.position.BoardJsonMapper;
import tabuleiro.view.text.BoardTextsJsonMapper;
import tabuleiro.view.text.MessageCatalogue;
import tabuleiro.view.text.PageTextsJsonMapper;

/// The answers of the API that do not change while the server runs. Each is computed once for each
/// language. Thread-safe.
public final class StaticResponses {
  private final PlayerCatalogue players;
  private final Map<String, WebFile> files = new ConcurrentHashMap<>();

  /// @param players the available computer players
  public StaticResponses(PlayerCatalogue players) {
    this.players = players;
  }

  /// Returns the games, variants and computer players.
  public WebFile catalogue(Language language) {
    return cached(language + " catalogue", () -> CatalogueJsonMapper.of(players, language));
  }

  /// Returns all texts that the scripts of the pages use.
  public WebFile pageTexts(Language language) {
    return cached(language + " words", () -> PageTextsJsonMapper.of(MessageCatalogue.of(language)));
  }

  /// Returns the texts of a game's board.
  ///
  /// @param game the family's name
  public WebFile boardTexts(Language language, String game) {
    return cached(
        language + " texts " + game,
        () -> BoardTextsJsonMapper.of(MessageCatalogue.of(language, game)));
  }

  /// Returns a position of each board, for small pictures.
  public WebFile boardPictures(Language language) {
    return cached(language + " pictures", () -> BoardPicturesJsonMapper.of(language));
  }

  /// Returns the description of a game's board.
  public WebFile board(Game game) {
    return cached("board " + game.id(), () -> BoardJsonMapper.of(game));
  }

  /// Returns the demonstration game of a board.
  public WebFile demo(Language language, Game game) {
    return cached(
        language + " demo " + game.id(),
        () -> DemoGameJsonMapper.of(game, MessageCatalogue.of(language, game.id().game())));
  }

  private WebFile cached(String key, Supplier<Object> value) {
    return files.computeIfAbsent(key, _ -> file(value.get()));
  }

  private static WebFile file(Object answer) {
    return WebFile.of("application/json", JsonText.format(answer).getBytes(StandardCharsets.UTF_8));
  }

  /// Returns a page that brings the catalogue along.
  public PageContent withCatalogue(PageContent page, Language language) {
    return page.with("/catalogue", text(catalogue(language)));
  }

  /// Returns a page about one game, which brings the part of the catalogue about its family along.
  ///
  /// @param family the name of the family
  public PageContent withFamily(PageContent page, String family, Language language) {
    WebFile part =
        cached(
            language + " catalogue " + family,
            () -> {
              CatalogueJson all = CatalogueJsonMapper.of(players, language);
              return new CatalogueJson(
                  all.families().stream().filter(each -> each.game().equals(family)).toList(),
                  all.boards().stream().filter(each -> each.game().equals(family)).toList());
            });
    return page.with("/catalogue", text(part));
  }

  /// Returns a page that brings along what its script needs to draw a small picture of each board.
  public PageContent withBoardPictures(PageContent page, Language language) {
    PageContent more = page.with("/board-pictures", text(boardPictures(language)));
    for (Game game : Games.offeredGames()) {
      more = withPicture(more, game.id());
    }
    return more;
  }

  /// Returns a page that brings along what its script needs to draw the board of a game, on which
  /// moves can be entered. An unknown game changes nothing.
  public PageContent withBoard(PageContent page, GameId id, Language language) {
    PageContent more = withPicture(page, id);
    return Games.find(id.game()).isEmpty()
        ? more
        : more.with("/texts/" + id.game(), text(boardTexts(language, id.game())));
  }

  /// Returns a page that brings along what its script needs to draw pictures of a board, which need
  /// no texts. An unknown game changes nothing.
  public PageContent withPicture(PageContent page, GameId id) {
    return Games.find(id.game())
        .filter(family -> family.variants().contains(id.variant()))
        .map(family -> page.with(boardPath(id), text(board(family.game(id.variant())))))
        .orElse(page);
  }

  /// Returns a page that brings along the demonstration game of a board.
  public PageContent withDemo(PageContent page, Game game, Language language) {
    String path = "/demos/%s/%s".formatted(game.id().game(), game.id().variant());
    return page.with(path, text(demo(language, game)));
  }

  private static String boardPath(GameId id) {
    return "/boards/%s/%s".formatted(id.game(), id.variant());
  }

  /// Returns the path below `/api/v2` of a position, as the scripts of the pages write it. Under
  /// this path a page brings the position along.
  ///
  /// @param position the text of the position
  public static String positionPath(GameId id, String position) {
    return "/positions/%s/%s?position=%s"
        .formatted(id.game(), id.variant(), URLEncoder.encode(position, StandardCharsets.UTF_8));
  }

  private static String text(WebFile file) {
    return new String(file.bytes(), StandardCharsets.UTF_8);
  }
}
