package tabuleiro.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tabuleiro.games.talpa.Talpa;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.Stop;
import tabuleiro.play.players.Thought;
import tabuleiro.rules.Position;

/// Who of the two is asked, with which limits, and whose word counts.
final class EndingSearcherTest {
  private static final Position POSITION = new Talpa().game("3x3").start(1);

  /// Says one thing, and remembers what it was asked.
  private static final class Sayer implements Searcher {
    private final Score score;
    private final List<Limits> asked = new ArrayList<>();
    private int forgotten;

    Sayer(Score score) {
      this.score = score;
    }

    @Override
    public List<Thought> search(
        Position position, Limits limits, int lines, Stop stop, Consumer<Thought> listener) {
      asked.add(limits);
      Thought thought = new Thought(1, score, 1, 1, 1, 0, 0, List.of(position.moveAt(0)));
      listener.accept(thought);
      return List.of(thought);
    }

    @Override
    public void forget() {
      forgotten++;
    }
  }

  private final Sayer other = new Sayer(Score.estimate(7));
  private final List<Thought> told = new ArrayList<>();

  private Score search(boolean isNearEnd, Sayer exact, Limits limits) {
    return new EndingSearcher(position -> isNearEnd, exact, other)
        .search(POSITION, limits, 1, new Stop(), told::add)
        .getFirst()
        .score();
  }

  @Test
  void farFromTheEndOnlyTheSecondThinks() {
    Sayer exact = new Sayer(Score.win(3));
    assertThat(search(false, exact, Limits.ofNodes(100))).isEqualTo(Score.estimate(7));
    assertThat(exact.asked).isEmpty();
    assertThat(other.asked).containsExactly(Limits.ofNodes(100));
  }

  @Test
  void aProvenResultIsToldAndSettlesIt() {
    assertThat(search(true, new Sayer(Score.loss(4)), Limits.NONE)).isEqualTo(Score.loss(4));
    assertThat(told).extracting(Thought::score).containsExactly(Score.loss(4));
    assertThat(other.asked).isEmpty();
  }

  @Test
  void anEstimateOfTheFirstIsNotToldAndTheLimitsAreShared() {
    Sayer exact = new Sayer(Score.estimate(-900));
    Limits limits = Limits.ofNodes(100).withMillis(60).withRemaining(5000, 40);
    assertThat(search(true, exact, limits)).isEqualTo(Score.estimate(7));
    assertThat(told).extracting(Thought::score).containsExactly(Score.estimate(7));
    Limits half = Limits.ofNodes(50).withMillis(30).withRemaining(2500, 20);
    assertThat(exact.asked).containsExactly(half);
    assertThat(other.asked).containsExactly(half);
  }

  @Test
  void withoutLimitsTheFirstComesToAnEnd() {
    Sayer exact = new Sayer(Score.estimate(0));
    search(true, exact, Limits.NONE);
    assertThat(exact.asked.getFirst().nodes()).isLessThan(Long.MAX_VALUE);
    assertThat(other.asked).containsExactly(Limits.NONE);
  }

  @Test
  void evenOneNodeCanBeShared() {
    Sayer exact = new Sayer(Score.estimate(0));
    search(true, exact, Limits.ofNodes(1));
    assertThat(exact.asked).containsExactly(Limits.ofNodes(1));
    assertThat(other.asked).containsExactly(Limits.ofNodes(1));
  }

  @Test
  void bothForget() {
    Sayer exact = new Sayer(Score.estimate(0));
    new EndingSearcher(position -> true, exact, other).forget();
    assertThat(exact.forgotten + other.forgotten).isEqualTo(2);
  }
}
