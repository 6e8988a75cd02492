package tabuleiro.server.site;

import static java.util.stream.Collectors.toSet;

import io.avaje.jsonb.Json;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.server.http.MessageCatalogue;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// A board that the pages offer as a game. A family has one, and may have more: a second board with
/// a name is a game to players.
///
/// @param game the identifier of the family, such as `jostle`
/// @param variant the identifier of the variant
/// @param name its name
/// @param tagline a description in one sentence
/// @param credit its designer
/// @param rules the path of its rules
/// @param lesson the path of its guided first game
@Json
public record FeaturedBoardJson(
    String game,
    String variant,
    String name,
    String tagline,
    String credit,
    String rules,
    String lesson) {
  /// Returns the boards in the order of menus.
  public static List<FeaturedBoardJson> all(Language language) {
    return Games.representativeGames().stream().map(game -> of(game, language)).toList();
  }

  /// Returns these boards and the default board of every other game.
  static List<FeaturedBoardJson> allGames(Language language) {
    Set<String> featured =
        Games.representativeGames().stream().map(game -> game.id().game()).collect(toSet());
    return Stream.concat(
            all(language).stream(),
            Games.families().stream()
                .filter(family -> !featured.contains(family.name()))
                .map(family -> of(family.game(), language)))
        .toList();
  }

  /// Returns the description of a board.
  public static FeaturedBoardJson of(Game board, Language language) {
    String game = board.id().game();
    String variant = board.id().variant();
    Messages messages = MessageCatalogue.of(language, game);
    String rules = "/learn/" + game;
    boolean isHome = Games.find(game).orElseThrow().variants().getFirst().equals(variant);
    return new FeaturedBoardJson(
        game,
        variant,
        messages.nameOf(variant),
        messages.taglineOf(variant),
        messages.format("credit"),
        isHome ? rules : rules + "/" + variant,
        "/lesson/" + game + "/" + variant);
  }

  /// Returns the values of a template that describes this board.
  ///
  /// @param more additional values
  public Map<String, String> values(Map<String, String> more) {
    Map<String, String> values = new HashMap<>(more);
    values.put("game", game);
    values.put("variant", variant);
    values.put("name", name);
    values.put("tagline", tagline);
    values.put("credit", credit);
    values.put("rules", rules);
    values.put("lesson", lesson);
    return values;
  }
}
