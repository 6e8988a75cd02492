package tabuleiro.server.rating;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tabuleiro.games.Games;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;

/// The ratings that can be compared: those of a game at a speed. All variants of a family count
/// together; a second board of a family, which the pages offer as a game, counts apart.
///
/// @param board the game as the pages offer it
/// @param speed the speed
public record RatingPool(GameId board, Speed speed) {
  /// Returns the pool of a game; empty without a clock.
  public static Optional<RatingPool> of(GameId game, TimeControl clock) {
    return Speed.of(clock).map(speed -> new RatingPool(board(game), speed));
  }

  private static GameId board(GameId game) {
    List<GameId> boards = boards();
    return boards.contains(game)
        ? game
        : boards.stream().filter(id -> id.game().equals(game.game())).findFirst().orElse(game);
  }

  private static List<GameId> boards() {
    return Games.representativeGames().stream().map(Game::id).toList();
  }

  /// Returns all pools, game by game.
  public static List<RatingPool> all() {
    return boards().stream()
        .flatMap(board -> Arrays.stream(Speed.values()).map(speed -> new RatingPool(board, speed)))
        .toList();
  }

  /// Returns the pool with a key; empty when there is none.
  public static Optional<RatingPool> parse(String key) {
    return all().stream().filter(pool -> pool.key().equals(key)).findFirst();
  }

  /// Returns the key, such as `talpa-8x8-blitz`.
  public String key() {
    return board.game() + "-" + board.variant() + "-" + speed.key();
  }
}
