package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.server.http.SimulatedHttp;
import tabuleiro.server.simulation.SimulatedProcess;

/// Checks that no caller gets more requests through than the limits allow, and that no request is
/// refused as too many while the limits allow it.
final class RateOracle {
  /// How many seconds' worth may be sent at once.
  private static final int BURST = 5;

  /// The status of a refusal.
  static final int TOO_MANY = 429;

  private static final double NANOS = 1e9;

  private final SiteSetup setup;
  private final List<Use> uses = new ArrayList<>();

  /// A request or a message that a server has begun to handle.
  static final class Use {
    private final SimulatedProcess process;
    private final String token;
    private final long nanos;
    private int status;

    private Use(SimulatedProcess process, String token) {
      this.process = process;
      this.token = token;
      this.nanos = process.nanoTime();
    }

    /// Records the status of the answer; without one it is not known whether it was refused.
    void answer(int given) {
      status = given;
    }
  }

  /// The requests that are on their way through a bucket, by the least and by the most that can
  /// have passed.
  private static final class Bucket {
    private final double perSecond;
    private double least;
    private double most;
    private long nanos;

    Bucket(double perSecond, long nanos) {
      this.perSecond = perSecond;
      this.nanos = nanos;
    }

    void advance(long now) {
      double drained = (now - nanos) / NANOS * perSecond;
      nanos = now;
      least = Math.max(0, least - drained);
      most = Math.max(0, most - drained);
    }

    boolean isFull() {
      return most + 1 > perSecond * BURST;
    }

    boolean isOverflowing() {
      return least > perSecond * BURST + 1;
    }
  }

  RateOracle(SiteSetup setup) {
    this.setup = setup;
  }

  /// Records that a server begins to handle a request or a message.
  Use use(SimulatedProcess process, String token) {
    Use use = new Use(process, token);
    if (setup.isLimited()) {
      uses.add(use);
    }
    return use;
  }

  /// Returns what is wrong.
  List<String> check() {
    List<String> violations = new ArrayList<>();
    Map<SimulatedProcess, Map<String, Bucket>> buckets = new HashMap<>();
    for (Use use : uses) {
      Map<String, Bucket> own = buckets.computeIfAbsent(use.process, _ -> new HashMap<>());
      Bucket address =
          own.computeIfAbsent(
              SimulatedHttp.addressOf(use.token), _ -> new Bucket(setup.perAddress(), use.nanos));
      int perToken = SimulatedHttp.isCookie(use.token) ? SiteSetup.MANY : setup.perToken();
      Bucket token = own.computeIfAbsent(use.token, _ -> new Bucket(perToken, use.nanos));
      address.advance(use.nanos);
      token.advance(use.nanos);
      boolean isRefused = use.status == TOO_MANY;
      if (isRefused && !address.isFull() && !token.isFull()) {
        violations.add("refused below the limits: " + use.token + " at " + use.process.name());
      }
      address.most++; // It has passed this limit if only the other one refuses it.
      if (!isRefused) {
        token.most++;
      }
      if (use.status != 0 && !isRefused) {
        address.least++;
        token.least++;
        if (address.isOverflowing() || token.isOverflowing()) {
          violations.add("admitted above a limit: " + use.token + " at " + use.process.name());
        }
      }
    }
    return violations;
  }
}
