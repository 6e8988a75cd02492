package tabuleiro.app.inspect;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.GameOptions;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.app.json.PerftJson;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.rules.analysis.Perft;

/// `tabuleiro perft GAME --depth N`: the number of sequences of legal moves of each length up to N
/// plies.
@Command(name = "perft", footer = "  tabuleiro perft talpa --depth 3")
public final class PerftCommand implements Callable<Integer> {
  private static final int MAX_DEPTH = 99;

  private final CommandContext context;

  @Mixin private GameOptions options = new GameOptions();

  @Option(names = "--depth", required = true, paramLabel = "N", descriptionKey = "perft-depth")
  private int depth;

  @Option(names = "--divide", descriptionKey = "divide")
  private boolean divide;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  public PerftCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    OptionValues.requireRange("--depth", depth, 1, MAX_DEPTH);
    Position position = options.position(context.messages(), 1);
    Map<String, Long> divided =
        divide ? new TreeMap<>(Perft.divide(position, depth)) : new TreeMap<>();
    if (json) {
      printJson(position, divided);
    } else {
      divided.forEach((move, count) -> context.out().println(move + " " + count));
      for (int plies = 1; plies <= depth; plies++) {
        context.out().println("perft(" + plies + ") = " + Perft.count(position, plies));
        context.out().flush();
      }
    }
    return 0;
  }

  private void printJson(Position position, Map<String, Long> divided) {
    List<Long> counts = new ArrayList<>();
    for (int plies = 1; plies <= depth; plies++) {
      counts.add(Perft.count(position, plies));
    }
    GameId id = position.game().id();
    PerftJson perft = new PerftJson(id.game(), id.variant(), position.format(), counts, divided);
    context.out().println(JsonOutput.format(perft));
  }
}
