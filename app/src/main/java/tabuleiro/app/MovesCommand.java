package tabuleiro.app;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.json.Json;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Position;
import tabuleiro.terminal.MoveList;

/// `tabuleiro moves GAME [CELL]`: the legal moves, one a line, in ascending text order.
@Command(name = "moves")
final class MovesCommand implements Callable<Integer> {
  private final Context context;

  @Mixin private GameOptions options = new GameOptions();

  @Parameters(index = "1", arity = "0..1", paramLabel = "CELL", descriptionKey = "cell")
  private Optional<String> cell = Optional.empty();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  MovesCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Position position = options.position(context.words(), 1);
    List<String> moves =
        cell.map(name -> MoveList.of(position, cell(position, name)))
            .orElseGet(() -> MoveList.of(position));
    if (json) {
      context.out().println(Json.of(moves));
    } else {
      moves.forEach(context.out()::println);
    }
    return 0;
  }

  private static int cell(Position position, String name) {
    OptionalInt cell = position.game().board().cell(name);
    return cell.orElseThrow(() -> new UsageProblem(Phrase.of("no-such-cell", name)));
  }
}
