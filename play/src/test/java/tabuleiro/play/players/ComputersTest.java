package tabuleiro.play.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.ClockSetting;
import tabuleiro.play.GameRecord;
import tabuleiro.play.Heading;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Seeds;

final class ComputersTest {
  private static final Game GAME = Games.find("talpa").orElseThrow().game("4x4");

  private final AtomicLong now = new AtomicLong();

  private Table table(String second, String clock) {
    Seat one = Seat.computer("One", "random");
    Seat two = Seat.computer("Two", second);
    ClockSetting setting = ClockSetting.parse(clock);
    return new Table(
        new TableSetup(GAME.start(1), OptionalLong.empty(), one, two, setting), now::get);
  }

  private static Computers computers(Table table, Player other) {
    Players catalogue = Players.standard().with("talpa", "other", () -> other);
    return new Computers(table, catalogue, Seeds.random(1), Limits.NONE);
  }

  private static Optional<PlayerFailure> playOn(Table table, Player other) {
    try (Computers computers = computers(table, other)) {
      Optional<PlayerFailure> failure = Optional.empty();
      while (table.ending().isEmpty()) {
        failure = computers.playMove(new Stop(), thought -> {});
      }
      return failure;
    }
  }

  private static Player failing(PlayerFailure failure) {
    return turn -> {
      throw failure;
    };
  }

  @Test
  void playersPlayToTheEnd() {
    Table table = table("random", "off");
    assertThat(playOn(table, new RandomPlayer())).isEmpty();
    assertThat(table.position().outcome().isOver()).isTrue();
  }

  @Test
  void aPlayerThatFailsHasLostAndTheRecordSaysWhy() {
    Table table = table("other", "off");
    PlayerFailure failure = new PlayerFailure(Phrase.of("outside.ended", "Engine}"));
    assertThat(playOn(table, failing(failure))).contains(failure);
    assertThat(table.ending().orElseThrow().line()).isEqualTo("result 1-0 (abandoned)");
    GameRecord record = table.record(Heading.NONE);
    assertThat(record.line().moves().getFirst().remarks())
        .hasToString("[Comment[text=Two: Engine  has ended by itself]]");
    assertThat(GameRecord.parse(record.format()).getFirst().record()).isEqualTo(record);
  }

  @Test
  void aPlayerThatIsLateHasLostOnTime() {
    Table table = table("other", "off");
    playOn(table, failing(PlayerFailure.late(Phrase.of("outside.late", "Engine", 100))));
    assertThat(table.ending().orElseThrow().line()).isEqualTo("result 1-0 (time)");
  }

  @Test
  void aMoveAfterTheClockHasFallenIsNotPlayed() {
    Table table = table("other", "1s");
    Player slow =
        turn -> {
          now.addAndGet(2_000_000_000L);
          return turn.position().moveAt(0);
        };
    assertThat(playOn(table, slow)).isEmpty();
    assertThat(table.moves()).hasSize(1);
    assertThat(table.ending().orElseThrow().line()).isEqualTo("result 1-0 (time)");
  }

  @Test
  void aFailureAfterTheClockHasFallenIsStillExplained() {
    Table table = table("other", "1s");
    PlayerFailure failure = new PlayerFailure(Phrase.of("outside.ended", "Engine"));
    Player dying =
        turn -> {
          now.addAndGet(2_000_000_000L);
          throw failure;
        };
    assertThat(playOn(table, dying)).contains(failure);
    assertThat(table.ending().orElseThrow().line()).isEqualTo("result 1-0 (time)");
    assertThat(table.record(Heading.NONE).format()).contains("Engine has ended by itself");
  }
}
