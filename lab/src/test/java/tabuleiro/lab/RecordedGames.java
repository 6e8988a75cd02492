package tabuleiro.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tabuleiro.games.Games;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.rules.Game;
import tabuleiro.rules.support.SeededRandom;

/// Records of random games.
public final class RecordedGames {
  private RecordedGames() {}

  /// Returns random games of Talpa on 4x4.
  public static List<GameRecord> talpa(long seed, int games) {
    Game game = Games.find("talpa").orElseThrow().game("4x4");
    RandomGenerator random = SeededRandom.of(seed);
    List<GameRecord> records = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      Seat seat = Seat.computer("random", "random");
      Table table = new Table(TableSetup.of(game, seed, seat, seat), () -> 0);
      while (table.ending().isEmpty()) {
        int index = random.nextInt(table.position().countMoves());
        table.play(table.sideToMove(), table.position().moveAt(index));
      }
      records.add(table.toRecord(EventTags.NONE.withRound(i + 1)));
    }
    return records;
  }
}
