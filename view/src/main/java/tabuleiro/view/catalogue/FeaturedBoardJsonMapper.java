package tabuleiro.view.catalogue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.games.Games;
import tabuleiro.play.lesson.Lessons;
import tabuleiro.protocol.catalogue.FeaturedBoardJson;
import tabuleiro.rules.Game;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.text.MessageCatalogue;

/// Makes [FeaturedBoardJson].
public final class FeaturedBoardJsonMapper {
  private FeaturedBoardJsonMapper() {}

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
  public static Game board(FeaturedBoardJson board) {
    return Games.find(board.game()).orElseThrow().game(board.variant());
  }

  /// Returns what a board is about in a few words.
  public static String motto(FeaturedBoardJson board, Language language) {
    return MessageCatalogue.of(language, board.game()).mottoOf(board.variant());
  }

  /// Returns the values of a template that describes a board. `accent` is the name of the board's
  /// colour in the styles.
  ///
  /// @param more additional values
  public static Map<String, String> values(FeaturedBoardJson board, Map<String, String> more) {
    Map<String, String> values = new HashMap<>(more);
    values.put("game", board.game());
    values.put("variant", board.variant());
    values.put("accent", isHex(board) ? board.game() + "-hex" : board.game());
    values.put("name", board.name());
    values.put("tagline", board.tagline());
    values.put("credit", board.credit());
    values.put("rules", board.rules());
    values.put("lesson", board.lesson());
    values.put("guided", board.hasLesson() ? "" : " hidden");
    return values;
  }

  private static boolean isHex(FeaturedBoardJson board) {
    return board.variant().equals("hex");
  }
}
