package tabuleiro.view.position;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.protocol.analysis.EditorPiecesJson;
import tabuleiro.rules.Game;

final class EditorJsonTest {
  @ParameterizedTest
  @CsvSource({
    "talpa, 8x8, 2, r, b",
    "jostle, 10x10, 2, r, b",
    "jostle, hex, 2, r, b",
    "morelli, 13, 2, b, w",
    "trench, classic, 10, b, w",
    "niju, most, 140, w, b",
    "niju, first-1, 8, w, b"
  })
  void editorDataMatchesGame(
      String family, String variant, int pieces, String first, String second) {
    Game game = Variation.game(family, variant);
    EditorPiecesJson editor = EditorPiecesJsonMapper.of(game);
    assertThat(editor.pieces()).hasSize(pieces);
    assertThat(editor.pieces().stream().map(EditorPiecesJson.EditorPiece::piece))
        .doesNotHaveDuplicates();
    assertThat(editor.first()).isEqualTo(first);
    assertThat(editor.second()).isEqualTo(second);
    assertThat(game.parse(editor.start())).isEqualTo(game.start(1));
  }
}
