package tabuleiro.engine.search;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.I_Result;

/// Races on the transposition table. Accepted: a result is lost. Forbidden: a reader gets a mixture
/// of two entries.
public final class TranspositionTableRaces {
  private TranspositionTableRaces() {}

  private static int probe(TranspositionTable table, long hash) {
    return TranspositionTable.move(table.probe(hash));
  }

  /// Two threads store different results of one position while a third looks it up.
  @JCStressTest
  @Outcome(id = "0", expect = Expect.ACCEPTABLE, desc = "Not stored yet, or torn and not found.")
  @Outcome(
      id = {"1", "2"},
      expect = Expect.ACCEPTABLE,
      desc = "One of the stored results.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "A mixture of the two results.")
  @State
  public static class SamePosition {
    private final TranspositionTable table = TranspositionTable.ofBuckets(1);

    /// Stores the first result.
    @Actor
    public void storeFirst() {
      table.store(77, 1, 100, 3, TranspositionTable.EXACT);
    }

    /// Stores the second result.
    @Actor
    public void storeSecond() {
      table.store(77, 2, -100, 5, TranspositionTable.LOWER);
    }

    /// Looks the position up.
    @Actor
    public void look(I_Result result) {
      result.r1 = probe(table, 77);
    }
  }

  /// Three positions compete for the two entries of one bucket while a reader looks one of them up.
  @JCStressTest
  @Outcome(id = "0", expect = Expect.ACCEPTABLE, desc = "Not stored yet, replaced, or torn.")
  @Outcome(id = "1", expect = Expect.ACCEPTABLE, desc = "The result of this position.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "The result of another position.")
  @State
  public static class SameBucket {
    private final TranspositionTable table = TranspositionTable.ofBuckets(1);

    /// Stores the position that is looked up.
    @Actor
    public void storeOwn() {
      table.store(1L << 40, 1, 10, 3, TranspositionTable.EXACT);
    }

    /// Stores two other positions of the same bucket.
    @Actor
    public void storeOthers() {
      table.store(2L << 40, 2, 20, 4, TranspositionTable.EXACT);
      table.store(3L << 40, 3, 30, 5, TranspositionTable.EXACT);
    }

    /// Looks the first position up.
    @Actor
    public void look(I_Result result) {
      result.r1 = probe(table, 1L << 40);
    }
  }
}
