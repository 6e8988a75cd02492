package tabuleiro.play.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

final class GuardedPlayerTest {
  private final Position start = Games.find("talpa").orElseThrow().game("4x4").start(1);

  private record Provider(java.util.function.Supplier<Player> player) implements PlayerProvider {
    @Override
    public String name() {
      return "mole";
    }

    @Override
    public boolean plays(String family) {
      return true;
    }

    @Override
    public Player create() {
      return player.get();
    }
  }

  private int move(Player player) {
    try (GuardedPlayer guarded = GuardedPlayer.of(new Provider(() -> player))) {
      return guarded.chooseMove(MoveRequest.of(start, MoveLimits.NONE, SeededRandom.of(1)));
    }
  }

  @Test
  void legalMovesPass() {
    assertThat(move(request -> request.position().moveAt(3))).isEqualTo(start.moveAt(3));
  }

  @Test
  void illegalMovesAndDefectsAreFailures() {
    assertThatExceptionOfType(PlayerFailureException.class)
        .isThrownBy(() -> move(_ -> 0))
        .returns(PlayerFailure.ILLEGAL_MOVE, PlayerFailureException::failure);
    assertThatExceptionOfType(PlayerFailureException.class)
        .isThrownBy(() ->
            move(_ -> {
              throw new IllegalStateException("lost");
            }))
        .returns(PlayerFailure.CRASH, PlayerFailureException::failure)
        .satisfies(e -> assertThat(e.problem().arguments().toString()).contains("mole", "lost"));
    assertThatExceptionOfType(PlayerFailureException.class)
        .isThrownBy(() ->
            GuardedPlayer.of(
                new Provider(() -> {
                  throw new IllegalStateException("no memory");
                })))
        .returns(PlayerFailure.START, PlayerFailureException::failure);
  }
}
