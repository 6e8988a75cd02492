package tabuleiro.solver;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/// Races on the table of move claims. Accepted: a claim is lost, or two threads claim the same
/// search. Forbidden: a claim is seen that no thread has made.
public final class MoveClaimsRaces {
  /// Keys of one bucket: the bits that select the bucket are equal.
  private static final long FIRST = 1L << 62;

  private static final long SECOND = 1L << 63;

  private static final long NEVER_CLAIMED = FIRST | SECOND;

  private MoveClaimsRaces() {}

  /// Two threads claim different searches of one bucket.
  @JCStressTest
  @Outcome(id = "true, true", expect = Expect.ACCEPTABLE, desc = "Both claims.")
  @Outcome(
      id = {"true, false", "false, true"},
      expect = Expect.ACCEPTABLE_INTERESTING,
      desc = "A lost claim: both threads chose the same slot.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "Both claims are lost.")
  @State
  public static class TwoClaims {
    private final MoveClaims claims = new MoveClaims(2);

    /// Claims the first search.
    @Actor
    public void claimFirst() {
      claims.claim(FIRST);
    }

    /// Claims the second search.
    @Actor
    public void claimSecond() {
      claims.claim(SECOND);
    }

    /// Reads which claims are in the table.
    @Arbiter
    public void read(ZZ_Result result) {
      result.r1 = claims.isClaimed(FIRST);
      result.r2 = claims.isClaimed(SECOND);
    }
  }

  /// A thread claims and releases searches while another asks for one that was never claimed, and
  /// for one that was.
  @JCStressTest
  @Outcome(
      id = {"0, 0", "0, 1"},
      expect = Expect.ACCEPTABLE,
      desc = "Claimed at that time, or not.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "A claim that no thread has made.")
  @State
  public static class ClaimAndRelease {
    private final MoveClaims claims = new MoveClaims(2);

    /// Claims and releases.
    @Actor
    public void work() {
      claims.claim(FIRST);
      claims.release(FIRST);
      claims.claim(SECOND);
    }

    /// Asks.
    @Actor
    public void ask(II_Result result) {
      result.r1 = claims.isClaimed(NEVER_CLAIMED) ? 1 : 0;
      result.r2 = claims.isClaimed(SECOND) ? 1 : 0;
    }
  }
}
