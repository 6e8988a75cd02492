package tabuleiro.server.view;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.rules.Game;
import tabuleiro.testkit.Golden;
import tabuleiro.words.Language;
import tabuleiro.words.Words;

/// Writes what the page of `src/test/web` is fed with: the positions of a random game of each
/// board, beginning and end in full, and the moves between them.
final class FixtureTest {
  /// How many plies are kept of the beginning, the middle and the end of a game.
  private static final int PART = 4;

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#boards")
  void whatThePageIsFedWith(Game game) {
    RandomGame played = RandomGame.of(game, 7);
    int plies = played.moves().size();
    List<String> moments = new ArrayList<>();
    for (int ply = 0; ply <= plies; ply++) {
      if (ply < PART || Math.abs(ply - plies / 2) < PART || ply > plies - PART) {
        moments.add(moment(played, ply, game));
      }
    }
    String text =
        """
        {"board":%s,
        "texts":{"en":%s,
        "pt":%s},
        "moments":[
        %s
        ]}
        """
            .formatted(
                ViewJson.of(BoardJson.of(game)),
                texts(game, Language.ENGLISH),
                texts(game, Language.PORTUGUESE),
                String.join(",\n", moments));
    Golden.check(game.id().game() + "-" + game.id().variant() + ".json", text);
  }

  private static String texts(Game game, Language language) {
    return ViewJson.of(TextsJson.of(Words.of(language).forGame(game.id().game())));
  }

  /// Returns a position and the move that led to it.
  private static String moment(RandomGame played, int ply, Game game) {
    Words words = Words.of(Language.ENGLISH).forGame(game.id().game());
    String position = ViewJson.of(PositionJson.of(played.positions().get(ply), words));
    String move =
        ply == 0
            ? "null"
            : ViewJson.of(
                MoveJson.of(played.positions().get(ply - 1), played.moves().get(ply - 1)));
    return "{\"position\":" + position + ",\n \"move\":" + move + "}";
  }
}
