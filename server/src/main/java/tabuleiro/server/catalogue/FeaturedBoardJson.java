package tabuleiro.server.catalogue;

import io.avaje.jsonb.Json;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.games.Games;
import tabuleiro.play.lesson.Lessons;
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
/// @param lesson the path of its guided first game; empty when it has none
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
    return Games.offeredGames().stream().map(game -> of(game, language)).toList();
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
        Lessons.of(game).stepsOf(variant).isEmpty() ? "" : "/lesson/" + game + "/" + variant);
  }

  /// Returns the board.
  public Game board() {
    return Games.find(game).orElseThrow().game(variant);
  }

  /// Returns whether the board has a guided first game.
  public boolean hasLesson() {
    return !lesson.isEmpty();
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
    values.put("guided", hasLesson() ? "" : " hidden");
    return values;
  }
}
