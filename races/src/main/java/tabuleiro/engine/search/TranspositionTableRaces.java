package tabuleiro.engine.search;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.I_Result;

/// Races on the transposition table. Accepted: a result is lost. Forbidden: a reader gets a mixture
/// of two entries.
public final class TranspositionTableRaces {
  private static final long HASH = 1L << 40;

  private TranspositionTableRaces() {}

  /// Stores a result of which every part identifies the number.
  private static void store(TranspositionTable table, long hash, int number) {
    table.store(hash, number, 100 * number, 3 + number, TranspositionTable.EXACT);
  }

  /// Returns the number of the result that a position has, 0 if none, -1 for a mixture.
  private static int look(TranspositionTable table, long hash) {
    long entry = table.probe(hash);
    if (entry == TranspositionTable.EMPTY) {
      return 0;
    }
    int number = TranspositionTable.move(entry);
    boolean isWhole =
        TranspositionTable.score(entry) == 100 * number
            && TranspositionTable.depth(entry) == 3 + number;
    return isWhole ? number : -1;
  }

  /// A thread replaces the result of a position while another looks it up.
  @JCStressTest
  @Outcome(
      id = {"1", "2"},
      expect = Expect.ACCEPTABLE,
      desc = "The old or the new result.")
  @Outcome(id = "0", expect = Expect.ACCEPTABLE_INTERESTING, desc = "Torn, and therefore lost.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "A mixture of the two results.")
  @State
  public static class Replacement {
    private final TranspositionTable table = TranspositionTable.ofBuckets(1);

    /// Stores the old result.
    public Replacement() {
      TranspositionTableRaces.store(table, HASH, 1);
    }

    /// Stores the new result.
    @Actor
    public void store() {
      TranspositionTableRaces.store(table, HASH, 2);
    }

    /// Looks the position up.
    @Actor
    public void look(I_Result result) {
      result.r1 = TranspositionTableRaces.look(table, HASH);
    }
  }

  /// Two threads store different results of one position.
  @JCStressTest
  @Outcome(
      id = {"1", "2"},
      expect = Expect.ACCEPTABLE,
      desc = "One of the results.")
  @Outcome(id = "0", expect = Expect.ACCEPTABLE_INTERESTING, desc = "Torn, and therefore lost.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "A mixture of the two results.")
  @State
  public static class TwoWriters {
    private final TranspositionTable table = TranspositionTable.ofBuckets(1);

    /// Stores the first result.
    @Actor
    public void storeFirst() {
      TranspositionTableRaces.store(table, HASH, 1);
    }

    /// Stores the second result.
    @Actor
    public void storeSecond() {
      TranspositionTableRaces.store(table, HASH, 2);
    }

    /// Looks the position up.
    @Arbiter
    public void look(I_Result result) {
      result.r1 = TranspositionTableRaces.look(table, HASH);
    }
  }

  /// A position replaces another one in a full bucket while a thread looks it up.
  @JCStressTest
  @Outcome(
      id = {"0", "1"},
      expect = Expect.ACCEPTABLE,
      desc = "Not stored yet, or stored.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "The result of another position.")
  @State
  public static class FullBucket {
    private final TranspositionTable table = TranspositionTable.ofBuckets(1);

    /// Fills the bucket.
    public FullBucket() {
      TranspositionTableRaces.store(table, 2 * HASH, 2);
      TranspositionTableRaces.store(table, 3 * HASH, 3);
    }

    /// Stores the position.
    @Actor
    public void store() {
      TranspositionTableRaces.store(table, HASH, 1);
    }

    /// Looks it up.
    @Actor
    public void look(I_Result result) {
      result.r1 = TranspositionTableRaces.look(table, HASH);
    }
  }
}
