package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.server.game.FailingStatements;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.simulation.Fault;
import tabuleiro.server.simulation.SimulatedStoreSource;

/// In each call of the store one SQL statement fails: the first one, then the second, and so on. A
/// call that fails has changed nothing; a call that succeeds, or is repeated, has its whole effect,
/// once. A call whose commit has an unknown outcome runs again, and returns what it has returned.
@Tag("full")
@Isolated("A lock that another thread holds would let simulated time pass.")
@ExtendWith(QuietServers.class)
final class FailAtEveryStatementTest {
  /// What a call has done with a failing statement.
  ///
  /// @param statements how many statements the call had
  /// @param again the rows after the call was repeated without a fault
  private record Effect(
      boolean isDone,
      int statements,
      List<String> before,
      List<String> after,
      List<String> again) {}

  private static Effect effect(StoreCalls.Write write, int failing, FailingStatements.Way way)
      throws Throwable {
    SimulatedStoreSource source = new SimulatedStoreSource(1);
    return source.run(() -> {
      GameStore store = source.open();
      StoreCalls.prepare(store);
      List<String> before = source.rows();
      FailingStatements statements = new FailingStatements(failing, way);
      source.replaceStatements(statements::wrap);
      CompletableFuture<?> done = write.call.apply(store);
      CompletableFuture<Throwable> failure = done.handle((result, thrown) -> thrown);
      Throwable thrown = failure.join();
      if (thrown != null) {
        assertThat(thrown)
            .as("%s, statement %d", write, failing)
            .isInstanceOf(StoreException.class);
      }
      int count = statements.count();
      source.replaceStatements(real -> real);
      List<String> after = source.rows();
      write.call.apply(store).join();
      Effect effect = new Effect(thrown == null, count, before, after, source.rows());
      store.close();
      return effect;
    });
  }

  @ParameterizedTest
  @EnumSource
  void callThatWritesHasItsWholeEffectOrNone(StoreCalls.Write write) throws Throwable {
    Effect whole = effect(write, 0, FailingStatements.Way.BEFORE);
    assertThat(whole.isDone()).isTrue();
    assertThat(whole.after()).as("the call has an effect").isNotEqualTo(whole.before());
    assertThat(whole.statements()).isPositive();
    for (FailingStatements.Way way : FailingStatements.Way.values()) {
      for (int i = 1; i <= whole.statements(); i++) {
        Effect effect = effect(write, i, way);
        String what = "%s, statement %d of %d: %s".formatted(write, i, whole.statements(), way);
        assertThat(effect.isDone()).as(what).isEqualTo(way != FailingStatements.Way.FROM_NOW_ON);
        assertThat(effect.after())
            .as(what)
            .isEqualTo(effect.isDone() ? whole.after() : effect.before());
        assertThat(effect.again()).as(what).isEqualTo(whole.again());
      }
    }
  }

  /// The others return whether this run has changed something, which no request is answered with;
  /// but a lifted suspension is reported as none, and the answer of a passkey has to be given
  /// again.
  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {
        "END_DEVICES",
        "END_SESSION",
        "PASSKEY_CHALLENGE",
        "PASSKEY_ANSWER",
        "LIFT",
        "INVITE",
        "INVITE_ONLY",
        "UNBLOCK",
        "MESSAGES_OFF",
        "MESSAGES_ON",
        "DELETE_ACCOUNT",
        "PAIR"
      })
  void callWhoseCommitHasAnUnknownOutcomeReturnsTheSame(StoreCalls.Write write) throws Throwable {
    assertThat(result(write, Fault.FAIL_AFTER)).isEqualTo(result(write, Fault.NONE));
  }

  private static String result(StoreCalls.Write write, Fault fault) throws Throwable {
    SimulatedStoreSource source = new SimulatedStoreSource(1);
    return source.run(() -> {
      GameStore store = source.open();
      StoreCalls.prepare(store);
      source.planFault(fault);
      Object result = write.call.apply(store).join();
      store.close();
      return String.valueOf(result);
    });
  }

  @ParameterizedTest
  @EnumSource
  void callThatReadsFailsAsAWhole(StoreCalls.Read read) throws Throwable {
    SimulatedStoreSource source = new SimulatedStoreSource(1);
    source.run(() -> {
      GameStore store = source.open();
      StoreCalls.prepare(store);
      Object whole = read.call.apply(store);
      FailingStatements statements = new FailingStatements(1, FailingStatements.Way.FROM_NOW_ON);
      source.replaceStatements(statements::wrap);
      assertThat(failure(store, read)).isInstanceOf(StoreException.class);
      assertThat(statements.count()).as("a fault").isPositive();
      source.replaceStatements(real -> real);
      assertThat(read.call.apply(store)).isEqualTo(whole);
      store.close();
      return true;
    });
  }

  private static Throwable failure(GameStore store, StoreCalls.Read read) {
    try {
      Object _ = read.call.apply(store);
    } catch (RuntimeException e) {
      return e;
    }
    return new AssertionError("no failure");
  }
}
