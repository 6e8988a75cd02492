package tabuleiro.server.catalogue;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.games.Games;
import tabuleiro.protocol.catalogue.FeaturedBoardJson;
import tabuleiro.rules.Game;
import tabuleiro.server.http.PageContent;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.text.Messages;
import tabuleiro.view.catalogue.FeaturedBoardJsonMapper;

/// The choice of a game on pages: one radio button for each board, of which that of the game of the
/// day is chosen at first.
public final class BoardChoices {
  private BoardChoices() {}

  /// Returns a page with the value `boards`, the choices as HTML, and `tagline`, the description of
  /// the chosen one.
  ///
  /// @param template the name of the page's template
  /// @param part the name of the template of a choice
  public static PageContent page(String template, String part) {
    int chosen = boardOfDay(LocalDate.now(ZoneOffset.UTC));
    return PageContent.of(
        template, String.valueOf(chosen), messages -> values(part, messages, chosen));
  }

  /// Returns the index of a day's game in the list of boards. Every board has its turn.
  public static int boardOfDay(LocalDate day) {
    return Math.floorMod(day.toEpochDay(), Games.offeredGames().size());
  }

  /// Returns a day's game.
  public static Game gameOfDay(LocalDate day) {
    return Games.offeredGames().get(boardOfDay(day));
  }

  private static Map<String, String> values(String part, Messages messages, int chosen) {
    List<FeaturedBoardJson> boards = FeaturedBoardJsonMapper.all(messages.language());
    String choices =
        IntStream.range(0, boards.size())
            .mapToObj(index -> choice(part, boards.get(index), index == chosen, messages))
            .collect(Collectors.joining());
    return Map.of("boards", choices, "tagline", boards.get(chosen).tagline());
  }

  private static String choice(
      String part, FeaturedBoardJson board, boolean isChosen, Messages messages) {
    return PageRenderer.renderPart(
        part,
        messages,
        FeaturedBoardJsonMapper.values(board, Map.of("checked", isChosen ? " checked" : "")));
  }
}
