package tabuleiro.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tabuleiro.games.Games;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
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
      GameSession session = new GameSession(SessionSetup.of(game, seed, seat, seat), () -> 0);
      while (session.ending().isEmpty()) {
        int index = random.nextInt(session.position().countMoves());
        session.play(session.sideToMove(), session.position().moveAt(index));
      }
      records.add(session.toRecord(EventTags.NONE.withRound(i + 1)));
    }
    return records;
  }
}
