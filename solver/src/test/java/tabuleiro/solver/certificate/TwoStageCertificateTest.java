package tabuleiro.solver.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.reference.certificate.CertificateCheck;
import tabuleiro.reference.certificate.CertificateException;
import tabuleiro.reference.certificate.CertificateFault;
import tabuleiro.reference.certificate.CheckListener;
import tabuleiro.reference.certificate.CheckSettings;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.weak.WeakSolver;

/// Certificates of two stages: the checker proves the frontier by its own search.
final class TwoStageCertificateTest {
  private static final long MEBIBYTE = 1 << 20;
  private static final CheckListener SILENT = new CheckListener() {};

  @TempDir private Path folder;

  @Tag("full")
  @ParameterizedTest
  @CsvSource({
    "talpa, 3x3, 1",
    "talpa, 3x4, 10",
    "talpa, 4x4, 20",
    "talpa, 4x4, 300",
    "talpa, 5x4, 1000",
    "jostle, 6x6, 100",
    "morelli, 5-adjacent, 1000"
  })
  void checkerAcceptsCorrectCertificates(String name, String variant, long nodes) throws Exception {
    Path file = folder.resolve("some.certificate");
    GameValue value = write(file, name, variant, nodes);
    CertificateCheck check = CertificateCheck.open(file);
    assertThat(check.claim().isTwoStage()).isTrue();
    assertThat(check.claim().leaves()).isPositive();
    assertThat(check.claim().value()).isEqualTo(text(value));
    assertThat(check.run(settings(1), SILENT)).isTrue();
    if (name.equals("talpa")) {
      assertThat(check.run(settings(3), SILENT)).isTrue();
    }
  }

  /// The fast rules and the plain ones agree about every certificate, on boards up to 20 squares.
  @ParameterizedTest
  @CsvSource({"3x3", "3x4", "4x3", "3x5", "5x3"})
  void plainRulesAcceptTheSame(String variant) throws Exception {
    assertAcceptedByBoth(variant, 50);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"4x4", "3x6", "6x3", "4x5", "5x4"})
  void plainRulesAcceptTheSameOnLargerBoards(String variant) throws Exception {
    assertAcceptedByBoth(variant, 50);
    assertAcceptedByBoth(variant, 1000);
  }

  private void assertAcceptedByBoth(String variant, long nodes) throws Exception {
    Path file = folder.resolve("some.certificate");
    write(file, "talpa", variant, nodes);
    CertificateCheck check = CertificateCheck.open(file);
    assertThat(check.run(settings(1), SILENT)).isTrue();
    assertThat(check.run(settings(1).withPlainRules(), SILENT)).isTrue();
  }

  @Test
  void aLargerFrontierShortensTheCertificate() throws Exception {
    Path file = folder.resolve("some.certificate");
    write(file, "talpa", "4x4", 20);
    long small = CertificateCheck.open(file).claim().entries();
    write(file, "talpa", "4x4", 1000);
    assertThat(CertificateCheck.open(file).claim().entries()).isLessThan(small / 4);
    assertThatIllegalArgumentException().isThrownBy(() -> CertificateForm.twoStages(0));
  }

  /// A solver that has found the value with another table proves all of the strategy again.
  @Tag("full")
  @ParameterizedTest
  @CsvSource({
    "talpa, 4x4, 50, 1",
    "talpa, 4x4, 50, 3",
    "jostle, 6x6, 100, 2",
    "morelli, 5-adjacent, 1000, 2"
  })
  void provesAgainWhatTheTableLacks(String name, String variant, long nodes, int threads)
      throws Exception {
    Path file = folder.resolve("some.certificate");
    Position start = game(name, variant).start(1);
    Optional<Side> winner = write(file, name, variant, nodes).winner(start.sideToMove());
    long entries = CertificateCheck.open(file).claim().entries();
    writeWithEmptyTable(file, start, winner, nodes, threads);
    CertificateCheck check = CertificateCheck.open(file);
    assertThat(check.run(settings(1), SILENT)).isTrue();
    assertThat(check.claim().entries()).isBetween(entries / 4, 4 * entries);
  }

  @Test
  void refusesToProveAFalseValueAgain() {
    Position start = game("talpa", "4x4").start(1);
    Optional<Side> loser = Optional.of(Side.SECOND);
    Path file = folder.resolve("some.certificate");
    assertThatIllegalStateException()
        .isThrownBy(() -> writeWithEmptyTable(file, start, loser, 50, 2));
    assertThat(folder).isEmptyDirectory();
  }

  private static void writeWithEmptyTable(
      Path file, Position start, Optional<Side> winner, long nodes, int threads)
      throws IOException {
    SolverGame game = SolverGames.of(start.game()).orElseThrow();
    CertificateForm form = CertificateForm.twoStages(nodes);
    try (WeakSolver solver = new WeakSolver(game, start, MEBIBYTE, threads)) {
      new Certificate(game, start, winner, solver::strategy, form, threads).write(file, n -> {});
    }
  }

  @Test
  void anInterruptedCheckContinues() throws Exception {
    Path file = folder.resolve("some.certificate");
    Path saved = folder.resolve("some.progress");
    write(file, "talpa", "4x4", 20);
    CertificateCheck check = CertificateCheck.open(file);
    AtomicInteger asked = new AtomicInteger();
    check.run(saving(saved, () -> asked.incrementAndGet() < 0), SILENT);
    // The searches come last, and ask once for each position of the frontier.
    AtomicLong rest = new AtomicLong(asked.get() - check.claim().leaves() / 2);
    assertThat(check.run(saving(saved, () -> rest.decrementAndGet() < 0), SILENT)).isFalse();
    assertThat(saved).exists();
    AtomicLong left = new AtomicLong();
    CheckListener listener =
        new CheckListener() {
          @Override
          public void searchEstimated(long positions, long millis) {
            left.set(positions);
          }
        };
    CheckSettings again = saving(saved, () -> false);
    assertThat(check.run(again, listener)).isTrue();
    assertThat(left.get()).isPositive().isLessThan(check.claim().leaves());
    assertThat(saved).doesNotExist();
    Files.writeString(saved, "tabuleiro check 1\n");
    assertThatExceptionOfType(CertificateException.class)
        .isThrownBy(() -> check.run(again, SILENT))
        .satisfies(e -> assertThat(e.fault()).isEqualTo(CertificateFault.RESUME));
  }

  private static CheckSettings saving(Path progress, BooleanSupplier stop) {
    return new CheckSettings(1, MEBIBYTE, false, Optional.of(progress), 0, 0, stop);
  }

  @Test
  void continuedCertificateIsValid() throws Exception {
    Path whole = folder.resolve("whole.certificate");
    long[] entries = {0};
    write(whole, "talpa", "4x4", 20, n -> entries[0] = n);
    Path file = folder.resolve("some.certificate");
    for (long last : new long[] {entries[0] / 3, entries[0] / 2}) {
      assertThatExceptionOfType(UncheckedIOException.class)
          .isThrownBy(() ->
              write(
                  file,
                  "talpa",
                  "4x4",
                  20,
                  n -> {
                    if (n == last) {
                      throw new UncheckedIOException(new IOException());
                    }
                  }));
    }
    write(file, "talpa", "4x4", 20, n -> {});
    assertThat(CertificateCheck.open(file).run(settings(2), SILENT)).isTrue();
  }

  private static GameValue write(Path file, String name, String variant, long nodes)
      throws IOException {
    return write(file, name, variant, nodes, n -> {});
  }

  private static GameValue write(
      Path file, String name, String variant, long nodes, LongConsumer progress)
      throws IOException {
    Position start = game(name, variant).start(1);
    SolverGame game = SolverGames.of(start.game()).orElseThrow();
    try (WeakSolver solver = new WeakSolver(game, start, MEBIBYTE, 1)) {
      GameValue value = solver.solve(() -> false, now -> {}).orElseThrow();
      new Certificate(
              game,
              start,
              value.winner(start.sideToMove()),
              solver::strategy,
              CertificateForm.twoStages(nodes),
              1)
          .write(file, progress);
      return value;
    }
  }

  private static CheckSettings settings(int threads) {
    return new CheckSettings(threads, MEBIBYTE, false, Optional.empty(), 0, 0, () -> false);
  }

  private static Game game(String name, String variant) {
    return Games.find(name).orElseThrow().game(variant);
  }

  private static String text(GameValue value) {
    return switch (value) {
      case WIN -> "first";
      case LOSS -> "second";
      default -> "draw";
    };
  }
}
