package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/// A model of a challenge on two servers, small enough to read: one player withdraws it while
/// another joins, and a server starts the game once both seats are taken. Each step is one
/// statement or one commit of the real store; servers die between any two steps and another one
/// takes over. A breadth-first search visits every order of the steps.
final class SeatModelTest {
  /// What a transaction does next.
  private enum Step {
    LOCK,
    CHECK,
    WRITE,
    COMMIT,
    DONE
  }

  /// Everything that the steps depend on.
  ///
  /// @param lock the transaction that holds the row of the game: 0 for none, 1 for the withdrawal,
  ///   2 for the join
  /// @param isWithdrawn whether the withdrawal is committed
  /// @param isJoined whether the join is committed
  /// @param begins how often the game has been started
  /// @param isStartKnown whether a server has been told to start the game
  /// @param withdrawal the next step of the withdrawal
  /// @param join the next step of the join
  /// @param mayWithdraw what the withdrawal has read
  /// @param mayJoin what the join has read
  /// @param deaths how many more servers may die
  private record State(
      int lock,
      boolean isWithdrawn,
      boolean isJoined,
      int begins,
      boolean isStartKnown,
      Step withdrawal,
      Step join,
      boolean mayWithdraw,
      boolean mayJoin,
      int deaths) {
    static final State FIRST =
        new State(0, false, false, 0, false, Step.LOCK, Step.LOCK, false, false, 2);
  }

  /// How the transactions take the row of the game.
  private enum Locking {
    /// Each locks the row before it reads.
    BEFORE_READING,
    /// The old form: each reads first. It is wrong.
    NONE
  }

  private static List<State> next(State s, Locking locking) {
    List<State> next = new ArrayList<>();
    withdraw(s, locking, next);
    join(s, locking, next);
    if (s.isJoined() && !s.isWithdrawn() && s.begins() == 0 && s.isStartKnown()) {
      next.add(started(s)); // One event of that number: a second server's is refused.
    }
    if (s.deaths() > 0) {
      next.add(afterDeath(s));
    }
    return next;
  }

  private static void withdraw(State s, Locking locking, List<State> next) {
    switch (s.withdrawal()) {
      case LOCK -> {
        if (locking == Locking.NONE || s.lock() == 0) {
          next.add(withdrawal(s, locking == Locking.NONE ? s.lock() : 1, Step.CHECK, false));
        }
      }
      case CHECK -> next.add(withdrawal(s, s.lock(), Step.WRITE, !s.isJoined()));
      case WRITE ->
          next.add(
              withdrawal(s, s.lock(), s.mayWithdraw() ? Step.COMMIT : Step.DONE, s.mayWithdraw()));
      case COMMIT -> {
        State free = withdrawal(s, s.lock(), Step.DONE, s.mayWithdraw());
        next.add(
            new State(
                free.lock(),
                true,
                s.isJoined(),
                s.begins(),
                s.isStartKnown(),
                Step.DONE,
                s.join(),
                s.mayWithdraw(),
                s.mayJoin(),
                s.deaths()));
      }
      case DONE -> {}
    }
  }

  private static State withdrawal(State s, int lock, Step step, boolean may) {
    int left = step == Step.DONE && lock == 1 ? 0 : lock;
    return new State(
        left,
        s.isWithdrawn(),
        s.isJoined(),
        s.begins(),
        s.isStartKnown(),
        step,
        s.join(),
        may,
        s.mayJoin(),
        s.deaths());
  }

  private static void join(State s, Locking locking, List<State> next) {
    switch (s.join()) {
      case LOCK -> {
        if (locking == Locking.NONE || s.lock() == 0) {
          next.add(joining(s, locking == Locking.NONE ? s.lock() : 2, Step.CHECK, false));
        }
      }
      case CHECK -> next.add(joining(s, s.lock(), Step.WRITE, !s.isWithdrawn()));
      case WRITE ->
          next.add(joining(s, s.lock(), s.mayJoin() ? Step.COMMIT : Step.DONE, s.mayJoin()));
      case COMMIT -> {
        State free = joining(s, s.lock(), Step.DONE, s.mayJoin());
        next.add(
            new State(
                free.lock(),
                s.isWithdrawn(),
                true,
                s.begins(),
                true,
                s.withdrawal(),
                Step.DONE,
                s.mayWithdraw(),
                s.mayJoin(),
                s.deaths()));
      }
      case DONE -> {}
    }
  }

  private static State joining(State s, int lock, Step step, boolean may) {
    int left = step == Step.DONE && lock == 2 ? 0 : lock;
    return new State(
        left,
        s.isWithdrawn(),
        s.isJoined(),
        s.begins(),
        s.isStartKnown(),
        s.withdrawal(),
        step,
        s.mayWithdraw(),
        may,
        s.deaths());
  }

  private static State started(State s) {
    return new State(
        s.lock(),
        s.isWithdrawn(),
        s.isJoined(),
        s.begins() + 1,
        true,
        s.withdrawal(),
        s.join(),
        s.mayWithdraw(),
        s.mayJoin(),
        s.deaths());
  }

  /// Both transactions are lost, and begin again on the server that takes over; it starts the games
  /// whose seats are taken.
  private static State afterDeath(State s) {
    Step again = s.isWithdrawn() ? Step.DONE : Step.LOCK;
    Step joinAgain = s.isJoined() ? Step.DONE : Step.LOCK;
    return new State(
        0,
        s.isWithdrawn(),
        s.isJoined(),
        s.begins(),
        s.isJoined(),
        again,
        joinAgain,
        false,
        false,
        s.deaths() - 1);
  }

  /// Returns what is wrong with a state.
  private static Optional<String> violation(State s, boolean isLast) {
    if (s.isWithdrawn() && s.isJoined()) {
      return Optional.of("withdrawn and joined");
    }
    if (s.begins() > 1 || (s.begins() == 1 && !s.isJoined())) {
      return Optional.of("begun twice, or with a free seat");
    }
    boolean isUndecided = !s.isWithdrawn() && s.begins() == 0;
    return isLast && isUndecided ? Optional.of("neither withdrawn nor begun") : Optional.empty();
  }

  /// Returns the shortest way to a violation; empty when there is none.
  private static List<State> search(Locking locking, Map<State, State> before) {
    Queue<State> queue = new ArrayDeque<>(List.of(State.FIRST));
    before.put(State.FIRST, State.FIRST);
    while (!queue.isEmpty()) {
      State state = queue.remove();
      List<State> next = next(state, locking);
      if (violation(state, next.isEmpty()).isPresent()) {
        return way(state, before);
      }
      for (State reached : next) {
        if (before.putIfAbsent(reached, state) == null) {
          queue.add(reached);
        }
      }
    }
    return List.of();
  }

  private static List<State> way(State end, Map<State, State> before) {
    List<State> way = new ArrayList<>(List.of(end));
    while (!way.getFirst().equals(State.FIRST)) {
      way.addFirst(before.getOrDefault(way.getFirst(), State.FIRST));
    }
    return way;
  }

  @Test
  void everyOrderOfStepsKeepsInvariants() {
    Map<State, State> before = new HashMap<>();
    assertThat(search(Locking.BEFORE_READING, before)).isEmpty();
    assertThat(before).hasSizeGreaterThan(50);
  }

  @Test
  void findsOldRaceOfWithdrawalAndJoin() {
    List<State> way = search(Locking.NONE, new HashMap<>());
    assertThat(way).isNotEmpty();
    assertThat(violation(way.getLast(), false)).contains("withdrawn and joined");
  }
}
