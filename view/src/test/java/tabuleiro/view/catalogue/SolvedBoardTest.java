package tabuleiro.view.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// The list of solved boards against the rules and the certificates.
final class SolvedBoardTest {
  private static final Path RESULTS = Path.of("..", "docs", "results");
  private static final int HEADER_BYTES = 1000;

  static List<SolvedBoard> boards() {
    return SolvedBoard.all();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void perfectGameEndsWithTheValue(SolvedBoard board) {
    Position position = board.game().start(1);
    for (String move : board.line()) {
      position = position.play(position.parseMove(move));
    }
    assertThat(position.outcome().isOver()).isTrue();
    assertThat(value(position.outcome())).isEqualTo(board.value());
  }

  private static String value(Outcome outcome) {
    return outcome.winner().map(Side::key).orElse("draw");
  }

  @ParameterizedTest
  @MethodSource("boards")
  void certificateHasTheSameValue(SolvedBoard board) throws IOException {
    String id = board.game().id().game() + "-" + board.game().id().variant();
    Path certificate = RESULTS.resolve(id + ".certificate");
    if (Files.exists(certificate)) {
      assertThat(claimedValue(certificate)).contains(board.value());
    } else {
      assertThat(board.isStrong()).as("%s has no certificate", id).isTrue();
    }
  }

  @Test
  void everyCertificateIsListed() throws IOException {
    List<String> listed =
        boards().stream()
            .map(board -> board.game().id().game() + "-" + board.game().id().variant())
            .toList();
    try (var files = Files.newDirectoryStream(RESULTS, "*.certificate")) {
      for (Path file : files) {
        assertThat(listed).contains(file.getFileName().toString().replace(".certificate", ""));
      }
    }
  }

  private static Optional<String> claimedValue(Path certificate) throws IOException {
    try (InputStream in = Files.newInputStream(certificate)) {
      String header = new String(in.readNBytes(HEADER_BYTES), StandardCharsets.ISO_8859_1);
      Matcher value = Pattern.compile("(?m)^value (\\w+)$").matcher(header);
      return value.find() ? Optional.of(value.group(1)) : Optional.empty();
    }
  }
}
