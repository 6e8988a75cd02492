package tabuleiro.view.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.protocol.position.EffectJson;
import tabuleiro.protocol.position.MoveJson;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.position.MoveJsonMapper;
import tabuleiro.view.position.RandomGame;

/// Checks that every text of the board exists, and that every text is used.
final class BoardTextsJsonTest {
  private static final Path SCRIPTS =
      Path.of("..", "web", "src", "main", "resources", "web", "board");

  private static Map<String, String> says(Game game, Language language) {
    return BoardTextsJsonMapper.of(Messages.of(language).forGame(game.id().game())).texts();
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void everyPieceMarkAndEffectHasText(Game game) {
    RandomGame played = RandomGame.of(game, 7);
    for (Language language : Language.values()) {
      Map<String, String> says = says(game, language);
      for (Position position : played.positions()) {
        for (Scene.Mark mark : position.scene().marks()) {
          assertThat(says).containsKey("board.mark." + mark.kind().key());
        }
      }
      for (int ply = 0; ply < played.moves().size(); ply++) {
        MoveJson move = MoveJsonMapper.of(played.positions().get(ply), played.moves().get(ply));
        for (EffectJson done : move.effects()) {
          assertThat(says)
              .containsKeys("effect." + done.kind(), "piece." + done.piece().kind(), "side.first");
        }
      }
    }
  }

  @Test
  void argumentsBecomePlaceholders() {
    assertThat(says(Games.find("talpa").orElseThrow().game(), Language.ENGLISH))
        .containsEntry("effect.moved", "{0} from {1} to {2}");
  }

  @Test
  void scriptsUseEveryTextOfBoard() throws IOException {
    String scripts = scripts();
    List<String> unused =
        says(Games.representativeGames().getFirst(), Language.ENGLISH).keySet().stream()
            .filter(key -> key.startsWith("board."))
            .filter(key -> !isUsed(key.substring("board.".length()), scripts))
            .toList();
    assertThat(unused).isEmpty();
  }

  /// Returns whether a script contains the key, or completes its prefix, as in `mark.${kind}`.
  private static boolean isUsed(String key, String scripts) {
    boolean whole = scripts.contains("'board." + key + "'") || scripts.contains("'" + key + "'");
    int dot = key.indexOf('.');
    String group = dot < 0 ? "no group" : key.substring(0, dot) + ".${";
    return whole || scripts.contains("`" + group) || scripts.contains("`board." + group);
  }

  private static String scripts() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.walk(SCRIPTS)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".ts")).toList()) {
        all.append(Files.readString(file));
      }
    }
    return all.toString();
  }
}
