package tabuleiro.solver.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
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
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.GenericSolverGame;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.weak.WeakSolver;

/// Certificates of two stages: the checker proves the frontier by its own search.
final class TwoStageCertificateTest {
  private static final long MEBIBYTE = 1 << 20;
  private static final int SEEDS = 20;
  private static final int MOST_REPLIES = 40;
  private static final CheckListener SILENT = new CheckListener() {};

  @TempDir private Path folder;

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
  void everyFlippedBitIsRefused() throws Exception {
    Path file = folder.resolve("some.certificate");
    write(file, "talpa", "4x4", 100);
    byte[] bytes = Files.readAllBytes(file);
    for (int i = 0; i < 8 * bytes.length; i += 11) {
      byte[] changed = bytes.clone();
      changed[i / 8] ^= (byte) (1 << i % 8);
      Files.write(file, changed);
      assertThatExceptionOfType(CertificateException.class)
          .as("bit %d", i)
          .isThrownBy(() -> CertificateCheck.open(file));
    }
  }

  /// Whatever the strategy says: a false value is never accepted, and a wrong strategy ends in no
  /// other way than in a refusal.
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void tamperedStrategiesProveNothingFalse(long seed) throws Exception {
    tamper("4x3", 20, seed, 20);
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13, 14, 15, 16})
  void manyTamperedStrategiesProveNothingFalse(long seed) throws Exception {
    tamper("4x3", 10, seed, 2000);
    tamper("5x3", 20, seed, 500);
  }

  private void tamper(String variant, long nodes, long seed, int times) throws Exception {
    Position start = game("talpa", variant).start(1);
    ForgedCertificates sound = ForgedCertificates.of(start, CertificateForm.twoStages(nodes));
    RandomGenerator random = SeededRandom.of(seed);
    Path file = folder.resolve("tampered.certificate");
    List<Integer> entries = sound.entries();
    for (int i = 0; i < times; i++) {
      ForgedCertificates changed = sound.withEntries(changed(entries, random));
      changed.write(file);
      accepts(file); // Throws nothing but a refusal.
      changed.withOtherWinner().write(file);
      assertThat(accepts(file)).as("%s, seed %d, change %d", variant, seed, i).isFalse();
    }
    sound.withEntries(List.of(0)).write(file);
    assertThat(accepts(file)).isTrue();
    sound.withEntries(List.of(0)).withOtherWinner().write(file);
    assertThat(accepts(file)).isFalse();
  }

  /// Changes, removes or adds some numbers.
  private static List<Integer> changed(List<Integer> entries, RandomGenerator random) {
    List<Integer> changed = new ArrayList<>(entries);
    for (int i = 0; i <= random.nextInt(3); i++) {
      int at = random.nextInt(changed.size());
      switch (random.nextInt(4)) {
        case 0 -> changed.subList(at, at + 1).clear();
        case 1 -> changed.add(at, random.nextInt(4));
        case 2 -> changed.set(at, 0);
        default -> changed.set(at, random.nextInt(20));
      }
      if (changed.isEmpty()) {
        changed.add(0);
      }
    }
    return changed;
  }

  private static boolean accepts(Path file) throws IOException {
    try {
      return CertificateCheck.open(file).run(CheckSettings.defaults(), SILENT);
    } catch (CertificateException e) {
      return false;
    }
  }

  /// The first move of the strategy is replaced by a losing one, and the checker is to prove what
  /// follows.
  @Test
  void aFrontierThatIsNotWonIsRefused() throws Exception {
    Position start = game("talpa", "4x3").start(1);
    GenericSolverGame values = new GenericSolverGame(start.game());
    ForgedCertificates sound = ForgedCertificates.of(start, CertificateForm.twoStages(10));
    Path file = folder.resolve("wrong.certificate");
    List<CertificateFault> faults = new ArrayList<>();
    for (int move = 1; move <= start.countMoves(); move++) {
      List<Integer> entries = new ArrayList<>(List.of(move));
      entries.addAll(Collections.nCopies(40, 0));
      sound.withEntries(entries).write(file);
      try {
        CertificateCheck.open(file).run(CheckSettings.defaults(), SILENT);
      } catch (CertificateException e) {
        faults.add(e.fault());
      }
    }
    assertThat(values.value(start)).isEqualTo(GameValue.WIN);
    assertThat(faults).hasSize(start.countMoves());
    assertThat(faults).contains(CertificateFault.LONG);
  }

  /// After a losing first move some positions of the frontier are lost, but not all: a sample may
  /// have one of them or not, depending on the seed.
  @Test
  void aSampleFindsAMistakeOrNot() throws Exception {
    Path file = folder.resolve("wrong.certificate");
    int leaves = writeLosingFirstMove(file);
    for (int sample = 1; sample < leaves; sample++) {
      assertThat(refusals(file, sample)).isPositive();
    }
    assertThat(refusals(file, 1)).isLessThan(SEEDS);
    assertThat(refusals(file, leaves)).isEqualTo(SEEDS);
  }

  /// Writes a certificate of a board that the first player loses: it claims a win for the first
  /// player, gives a first move, and leaves to the checker what follows.
  ///
  /// @return the number of positions of the frontier
  private static int writeLosingFirstMove(Path file) throws IOException {
    Position start = game("talpa", "3x4").start(1);
    ForgedCertificates sound = ForgedCertificates.of(start, CertificateForm.twoStages(10));
    for (int leaves = 1; leaves < MOST_REPLIES; leaves++) {
      List<Integer> entries = new ArrayList<>(List.of(1));
      entries.addAll(Collections.nCopies(leaves, 0));
      sound.withOtherWinner().withEntries(entries).write(file);
      if (fault(file, CheckSettings.defaults()).equals(Optional.of(CertificateFault.CLAIM))) {
        return leaves;
      }
    }
    throw new IllegalStateException("there are more replies");
  }

  /// Returns for how many seeds a sample is refused.
  private static long refusals(Path file, int sample) throws IOException {
    long refusals = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      CheckSettings settings = CheckSettings.defaults().withSample(sample, seed);
      refusals += fault(file, settings).isPresent() ? 1 : 0;
    }
    return refusals;
  }

  private static Optional<CertificateFault> fault(Path file, CheckSettings settings)
      throws IOException {
    try {
      CertificateCheck.open(file).run(settings, SILENT);
      return Optional.empty();
    } catch (CertificateException e) {
      return Optional.of(e.fault());
    }
  }

  @Test
  void missingRepliesAndWrongCountsAreRefused() throws Exception {
    Position start = game("talpa", "3x4").start(1);
    ForgedCertificates sound = ForgedCertificates.of(start, CertificateForm.twoStages(20));
    List<Integer> entries = sound.entries();
    assertFault(CertificateFault.SHORT, sound.withEntries(entries.subList(0, entries.size() - 1)));
    List<Integer> more = new ArrayList<>(entries);
    more.add(0);
    assertFault(CertificateFault.LONG, sound.withEntries(more));
    assertFault(CertificateFault.LEAVES, sound.replace("leaves ", "leaves 1"));
    assertFault(CertificateFault.LONG, sound.replace("entries ", "entries 1"));
    assertFault(CertificateFault.FORMAT, sound.replace("leaves ", "plies "));
  }

  private void assertFault(CertificateFault fault, ForgedCertificates forged) throws IOException {
    Path file = folder.resolve("forged.certificate");
    forged.write(file);
    assertThatExceptionOfType(CertificateException.class)
        .isThrownBy(() -> CertificateCheck.open(file).run(CheckSettings.defaults(), SILENT))
        .satisfies(e -> assertThat(e.fault()).isEqualTo(fault));
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
