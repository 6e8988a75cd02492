package tabuleiro.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tabuleiro.games.talpa.TalpaFamily;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;

/// Who of the two is asked, with which limits, and whose word counts.
final class EndgameSearcherTest {
  private static final Position POSITION = new TalpaFamily().game("3x3").start(1);

  /// Says one thing, and remembers what it was asked.
  private static final class Sayer implements Searcher {
    private final Score score;
    private final List<MoveLimits> asked = new ArrayList<>();
    private int forgotten;

    Sayer(Score score) {
      this.score = score;
    }

    @Override
    public List<SearchInfo> search(
        Position position,
        MoveLimits limits,
        int lines,
        StopSignal stop,
        Consumer<SearchInfo> listener) {
      asked.add(limits);
      SearchInfo thought = new SearchInfo(1, score, 1, 1, 1, 0, 0, List.of(position.moveAt(0)));
      listener.accept(thought);
      return List.of(thought);
    }

    @Override
    public void forget() {
      forgotten++;
    }
  }

  private final Sayer other = new Sayer(Score.estimate(7));
  private final List<SearchInfo> told = new ArrayList<>();

  private Score search(boolean isNearEnd, Sayer exact, MoveLimits limits) {
    return new EndgameSearcher(position -> isNearEnd, exact, other)
        .search(POSITION, limits, 1, new StopSignal(), told::add)
        .getFirst()
        .score();
  }

  @Test
  void farFromTheEndOnlyTheSecondThinks() {
    Sayer exact = new Sayer(Score.win(3));
    assertThat(search(false, exact, MoveLimits.ofNodes(100))).isEqualTo(Score.estimate(7));
    assertThat(exact.asked).isEmpty();
    assertThat(other.asked).containsExactly(MoveLimits.ofNodes(100));
  }

  @Test
  void aProvenResultIsToldAndSettlesIt() {
    assertThat(search(true, new Sayer(Score.loss(4)), MoveLimits.NONE)).isEqualTo(Score.loss(4));
    assertThat(told).extracting(SearchInfo::score).containsExactly(Score.loss(4));
    assertThat(other.asked).isEmpty();
  }

  @Test
  void anEstimateOfTheFirstIsNotToldAndTheLimitsAreShared() {
    Sayer exact = new Sayer(Score.estimate(-900));
    MoveLimits limits = MoveLimits.ofNodes(100).withMillis(60).withRemaining(5000, 40);
    assertThat(search(true, exact, limits)).isEqualTo(Score.estimate(7));
    assertThat(told).extracting(SearchInfo::score).containsExactly(Score.estimate(7));
    MoveLimits half = MoveLimits.ofNodes(50).withMillis(30).withRemaining(2500, 20);
    assertThat(exact.asked).containsExactly(half);
    assertThat(other.asked).containsExactly(half);
  }

  @Test
  void withoutLimitsTheFirstComesToAnEnd() {
    Sayer exact = new Sayer(Score.estimate(0));
    search(true, exact, MoveLimits.NONE);
    assertThat(exact.asked.getFirst().nodes()).isLessThan(Long.MAX_VALUE);
    assertThat(other.asked).containsExactly(MoveLimits.NONE);
  }

  @Test
  void evenOneNodeCanBeShared() {
    Sayer exact = new Sayer(Score.estimate(0));
    search(true, exact, MoveLimits.ofNodes(1));
    assertThat(exact.asked).containsExactly(MoveLimits.ofNodes(1));
    assertThat(other.asked).containsExactly(MoveLimits.ofNodes(1));
  }

  @Test
  void bothForget() {
    Sayer exact = new Sayer(Score.estimate(0));
    new EndgameSearcher(position -> true, exact, other).forget();
    assertThat(exact.forgotten + other.forgotten).isEqualTo(2);
  }
}
