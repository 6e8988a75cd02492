package tabuleiro.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

final class LevelPlayerTest {
  /// Those with measured levels, and one without.
  private static final List<String> FAMILIES =
      Stream.concat(Games.names().stream(), Stream.of("chess")).toList();

  private static final int GAMES = 30;
  private static final int MAX_POSITIONS = 5;

  static List<Game> boards() {
    return Games.representativeGames();
  }

  private static Player player(Game game, int level) {
    return new LevelPlayer(game.id().game(), Level.of(game.id().game(), level), 1, 1);
  }

  private static MoveRequest request(Position position, long seed) {
    return MoveRequest.of(position, MoveLimits.ofNodes(50_000), SeededRandom.of(seed));
  }

  @ParameterizedTest
  @MethodSource("boards")
  void levelsFromFourNeverMissAWinInOne(Game game) {
    List<Position> positions = winsInOne(game);
    assertThat(positions).isNotEmpty();
    for (Position position : positions) {
      for (int level = 4; level <= Level.HIGHEST; level++) {
        Player player = player(game, level);
        int move = player.chooseMove(request(position, level));
        assertThat(wins(position, move))
            .as("level and seed %d, %s", level, position.format())
            .isTrue();
      }
    }
  }

  @Test
  void levelTwoMissesSomeWinsInOneInTalpa() {
    Game game = Games.find("talpa").orElseThrow().game();
    List<Position> positions = winsInOne(game);
    int seeds = 10;
    int won = 0;
    for (Position position : positions) {
      for (long seed = 1; seed <= seeds; seed++) {
        won += wins(position, player(game, 2).chooseMove(request(position, seed))) ? 1 : 0;
      }
    }
    assertThat(won).isBetween(1, seeds * positions.size() - 1);
  }

  private static boolean wins(Position position, int move) {
    return position
        .playUnchecked(move)
        .outcome()
        .winner()
        .equals(Optional.of(position.sideToMove()));
  }

  /// Returns positions of random games in which some move wins and some does not.
  private static List<Position> winsInOne(Game game) {
    RandomGenerator random = SeededRandom.of(4);
    List<Position> found = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      Position position = game.start(i);
      while (!position.outcome().isOver() && found.size() < MAX_POSITIONS) {
        Position here = position;
        int[] moves = here.legalMoves();
        long winning = Arrays.stream(moves).filter(move -> wins(here, move)).count();
        if (winning > 0 && winning < moves.length) {
          found.add(here);
        }
        position = here.playUnchecked(moves[random.nextInt(moves.length)]);
      }
    }
    return found;
  }

  @ParameterizedTest
  @MethodSource("boards")
  void sameSeedGivesTheSameMove(Game game) {
    for (int level = Level.LOWEST; level < Level.HIGHEST; level++) {
      int one = player(game, level).chooseMove(request(game.start(1), 7));
      assertThat(player(game, level).chooseMove(request(game.start(1), 7))).isEqualTo(one);
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void lowLevelsVaryTheirMoves(Game game) {
    List<Integer> moves = new ArrayList<>();
    for (long seed = 1; seed <= 20; seed++) {
      moves.add(player(game, 2).chooseMove(request(game.start(1), seed)));
    }
    assertThat(moves.stream().distinct().count()).isGreaterThan(3);
  }

  @Test
  void everyFamilyHasNineLevels() {
    for (String family : FAMILIES) {
      long nodes = 0;
      for (int number = Level.LOWEST; number <= Level.HIGHEST; number++) {
        Level level = Level.of(family, number);
        assertThat(level.number()).isEqualTo(number);
        assertThat(level.nodes()).isGreaterThanOrEqualTo(nodes);
        assertThat(level.candidates()).isPositive();
        nodes = level.nodes();
      }
      assertThatThrownBy(() -> Level.of(family, 10)).hasMessageContaining("no level 10");
      assertThatThrownBy(() -> Level.of(family, 0)).hasMessageContaining("no level 0");
    }
  }
}
