package tabuleiro.solver.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.games.Games;
import tabuleiro.reference.certificate.CertificateCheck;
import tabuleiro.reference.certificate.CertificateException;
import tabuleiro.reference.certificate.CertificateFault;
import tabuleiro.reference.certificate.CheckListener;
import tabuleiro.reference.certificate.CheckSettings;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.GenericSolverGame;

/// Certificates of two stages that were changed: the checker refuses them, or they prove the same.
final class ForgedCertificatesTest {
  private static final int SEEDS = 20;
  private static final int MOST_REPLIES = 40;
  private static final CheckListener SILENT = new CheckListener() {};

  @TempDir private Path folder;

  @Test
  void everyFlippedBitIsRefused() throws Exception {
    Path file = folder.resolve("some.certificate");
    ForgedCertificates.of(game("talpa", "4x4").start(1), CertificateForm.twoStages(100))
        .write(file);
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
      entries.addAll(Collections.nCopies(MOST_REPLIES, 0));
      sound.withEntries(entries).write(file);
      fault(file, CheckSettings.defaults()).ifPresent(faults::add);
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
    assertThat(fault(file, CheckSettings.defaults())).contains(fault);
  }

  private static Game game(String name, String variant) {
    return Games.find(name).orElseThrow().game(variant);
  }
}
