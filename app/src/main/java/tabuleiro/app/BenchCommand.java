package tabuleiro.app;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.json.BenchJson;
import tabuleiro.app.json.Json;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;

/// `tabuleiro bench [GAME]`: how fast random games are played, one thread.
@Command(name = "bench")
final class BenchCommand implements Callable<Integer> {
  private final Context context;

  @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", descriptionKey = "game")
  private Optional<String> family = Optional.empty();

  @Option(names = "--variant", paramLabel = "V", descriptionKey = "variant")
  private Optional<String> variant = Optional.empty();

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "seed")
  private long seed = 1;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  BenchCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    for (Game game : games()) {
      long rate = PlayoutRate.measure(game, seed, 500);
      String line =
          json
              ? Json.of(new BenchJson(game.id().game(), game.id().variant(), rate))
              : "playouts " + game.id() + " " + rate + " per second";
      context.out().println(line);
      context.out().flush();
    }
    return 0;
  }

  private List<Game> games() {
    if (family.isEmpty()) {
      return Games.boards();
    }
    return List.of(GameOptions.game(context.words(), family.get(), variant));
  }
}
