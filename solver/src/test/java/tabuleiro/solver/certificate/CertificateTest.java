package tabuleiro.solver.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.games.Games;
import tabuleiro.reference.certificate.CertificateCheck;
import tabuleiro.reference.certificate.CertificateException;
import tabuleiro.reference.certificate.CertificateFault;
import tabuleiro.reference.certificate.CheckListener;
import tabuleiro.reference.certificate.CheckSettings;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.solver.GenericSolverGame;
import tabuleiro.solver.weak.CheckpointException;

/// The checker, which knows only the plain rules, accepts the certificates that are written, and
/// nothing else.
final class CertificateTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "talpa, 3x3, 0",
    "talpa, 3x3, 1",
    "talpa, 3x3, 9",
    "talpa, 3x4, 3",
    "talpa, 4x3, 3",
    "jostle, 6x6, 2",
    "morelli, 5-adjacent, 3",
    "niju, most-2, 0"
  })
  void checkerAcceptsCorrectCertificates(String name, String variant, int search) throws Exception {
    for (long seed = 1; seed <= 3; seed++) {
      Position position = late(game(name, variant), seed);
      GenericSolverGame game = new GenericSolverGame(position.game());
      Path file = folder.resolve("some.certificate");
      AtomicLong shown = new AtomicLong();
      long entries = certificate(game, position, search).write(file, shown::set);
      CertificateCheck check = CertificateCheck.open(file);
      run(check, shown::set);
      assertThat(check.claim().position()).isEqualTo(position.format());
      assertThat(check.claim().value()).isEqualTo(text(game.winner(position)));
      assertThat(check.claim().entries()).isEqualTo(entries).isEqualTo(shown.get());
    }
  }

  @Test
  void provesTheStartOfSmallTalpa() throws Exception {
    Position start = game("talpa", "3x3").start(1);
    Path file = folder.resolve("some.certificate");
    certificate(new GenericSolverGame(start.game()), start, 3).write(file, entries -> {});
    CertificateCheck check = CertificateCheck.open(file);
    run(check, entries -> {});
    assertThat(check.claim().value()).isEqualTo("first");
  }

  @Test
  void searchByTheCheckerShortensTheCertificate() throws Exception {
    Position position = game("talpa", "3x4").start(1);
    GenericSolverGame game = new GenericSolverGame(position.game());
    Path file = folder.resolve("some.certificate");
    long without = certificate(game, position, 0).write(file, entries -> {});
    long with = certificate(game, position, 5).write(file, entries -> {});
    assertThat(with).isLessThan(without / 2);
  }

  @Test
  void rejectsAnyChangedByte() throws Exception {
    Position position = game("talpa", "3x4").start(1);
    Path file = folder.resolve("some.certificate");
    certificate(new GenericSolverGame(position.game()), position, 3).write(file, entries -> {});
    byte[] bytes = Files.readAllBytes(file);
    RandomGenerator random = SeededRandom.of(1);
    for (int i = 0; i < bytes.length; i++) {
      byte[] changed = bytes.clone();
      changed[i] ^= (byte) (1 + random.nextInt(255));
      Files.write(file, changed);
      assertThatExceptionOfType(CertificateException.class)
          .as("byte %d of %d", i, bytes.length)
          .isThrownBy(() -> CertificateCheck.open(file));
    }
  }

  @Test
  void refusesToWriteAStrategyThatLosesTheValue() {
    Position position = game("talpa", "3x4").start(1);
    GenericSolverGame game = new GenericSolverGame(position.game());
    Optional<Side> loser = game.winner(position).map(Side::other);
    Certificate wrong =
        new Certificate(game, position, loser, _ -> game, CertificateForm.oneStage(0), 1);
    assertThatIllegalStateException()
        .isThrownBy(() -> wrong.write(folder.resolve("some.certificate"), entries -> {}));
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void rejectsAFalseClaimWithACorrectChecksum() throws Exception {
    Position position = game("talpa", "3x4").start(1);
    GenericSolverGame game = new GenericSolverGame(position.game());
    String winner = text(game.winner(position));
    String loser = winner.equals("first") ? "second" : "first";
    assertFault(
        CertificateFault.MOVE,
        ForgedCertificates.of(position, CertificateForm.oneStage(0))
            .replace("value " + winner, "value " + loser));
    assertFault(
        CertificateFault.CLAIM,
        ForgedCertificates.of(position, CertificateForm.oneStage(9))
            .replace("value " + winner, "value " + loser));
    assertFault(
        CertificateFault.CLAIM,
        ForgedCertificates.of(position, CertificateForm.oneStage(3))
            .replace("search 3", "search 1"));
    assertFault(
        CertificateFault.LONG,
        ForgedCertificates.of(position, CertificateForm.oneStage(3))
            .replace("entries ", "entries 1"));
    assertFault(
        CertificateFault.POSITION,
        ForgedCertificates.of(position, CertificateForm.oneStage(3)).replace(" r\n", " x\n"));
    assertFault(
        CertificateFault.GAME,
        ForgedCertificates.of(position, CertificateForm.oneStage(3))
            .replace("talpa 3x4", "talpa 2x4"));
  }

  private void assertFault(CertificateFault fault, ForgedCertificates forged) throws IOException {
    Path file = folder.resolve("forged.certificate");
    forged.write(file);
    assertThatExceptionOfType(CertificateException.class)
        .isThrownBy(() -> run(CertificateCheck.open(file), entries -> {}))
        .satisfies(e -> assertThat(e.fault()).isEqualTo(fault));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tabuleiro certificate 1\n",
        "tabuleiro certificate 2\ngame x\n",
        "tabuleiro certificate 3\ngame x\n",
        "tabuleiro certificate 4\n"
      })
  void rejectsOtherHeaders(String text) throws Exception {
    assertRejected(text, CertificateFault.FORMAT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "\n\n", "root:x:0:0:root", "[Game \"talpa\"]\n", "tabuleiro report 1\n"})
  void rejectsOtherFiles(String text) throws Exception {
    assertRejected(text, CertificateFault.FOREIGN);
  }

  private void assertRejected(String text, CertificateFault fault) throws Exception {
    Path file = folder.resolve("some.certificate");
    Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    assertThatExceptionOfType(CertificateException.class)
        .isThrownBy(() -> CertificateCheck.open(file))
        .satisfies(e -> assertThat(e.fault()).isEqualTo(fault));
  }

  /// The first run ends at half of the entries; what it has written loses its last byte.
  @ParameterizedTest
  @CsvSource({"talpa, 3x4, 2", "morelli, 5-adjacent, 3"})
  void interruptedCertificateIsContinued(String name, String variant, int search) throws Exception {
    Position position = late(game(name, variant), 1);
    GenericSolverGame game = new GenericSolverGame(position.game());
    Path whole = folder.resolve("whole.certificate");
    long entries = certificate(game, position, search).write(whole, n -> {});
    Path file = folder.resolve("some.certificate");
    Path part = folder.resolve("some.certificate.part");
    assertThatExceptionOfType(UncheckedIOException.class)
        .isThrownBy(
            () -> certificate(game, position, search).write(file, n -> cancelAt(entries / 2, n)));
    assertThat(file).doesNotExist();
    byte[] written = Files.readAllBytes(part);
    Files.write(part, Arrays.copyOf(written, written.length - 1));
    assertThat(certificate(game, position, search).write(file, n -> {})).isEqualTo(entries);
    assertThat(file).hasSameBinaryContentAs(whole);
    assertThat(part).doesNotExist();
  }

  private static void cancelAt(long last, long entries) {
    if (entries == last) {
      throw new UncheckedIOException(new IOException());
    }
  }

  @Test
  void beginningOfAnotherCertificateIsRefused() throws Exception {
    Position position = game("talpa", "3x3").start(1);
    GenericSolverGame game = new GenericSolverGame(position.game());
    Path file = folder.resolve("some.certificate");
    Path part = folder.resolve("some.certificate.part");
    assertThatExceptionOfType(UncheckedIOException.class)
        .isThrownBy(() -> certificate(game, position, 1).write(file, n -> cancelAt(2, n)));
    byte[] kept = Files.readAllBytes(part);
    assertThatExceptionOfType(CheckpointException.class)
        .isThrownBy(() -> certificate(game, position, 2).write(file, n -> {}))
        .withMessageContaining("certificate-other-part");
    assertThat(part).hasBinaryContent(kept);
  }

  @Test
  void limitsTheCheckersSearchToNinePlies() {
    Position position = game("talpa", "3x3").start(1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> certificate(new GenericSolverGame(position.game()), position, 10));
  }

  private static Certificate certificate(GenericSolverGame game, Position position, int search) {
    return new Certificate(
        game, position, game.winner(position), _ -> game, CertificateForm.oneStage(search), 1);
  }

  private static void run(CertificateCheck check, LongConsumer progress)
      throws CertificateException, IOException {
    CheckListener listener =
        new CheckListener() {
          @Override
          public void entriesRead(long entries) {
            progress.accept(entries);
          }
        };
    assertThat(check.run(CheckSettings.defaults(), listener)).isTrue();
  }

  private static String text(Optional<Side> winner) {
    return winner.map(Side::key).orElse("draw");
  }

  private static Game game(String name, String variant) {
    return Games.find(name).orElseThrow().game(variant);
  }

  /// Returns a position of a random game, some plies before its end.
  private static Position late(Game game, long seed) {
    RandomGenerator random = SeededRandom.of(seed);
    List<Position> line = new ArrayList<>();
    Position position = game.start(seed);
    while (!position.outcome().isOver()) {
      line.add(position);
      position = position.playUnchecked(Playout.randomMove(position, random));
    }
    return line.get(Math.max(0, line.size() - 5));
  }
}
