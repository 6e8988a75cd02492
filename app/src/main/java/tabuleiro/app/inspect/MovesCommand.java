package tabuleiro.app.inspect;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.GameOptions;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.terminal.common.LegalMovesText;

/// `tabuleiro moves GAME [CELL]`: lists the legal moves, one per line, in ascending text order.
@Command(name = "moves", footer = "  tabuleiro moves jostle d3")
public final class MovesCommand implements Callable<Integer> {
  private final CommandContext context;

  @Mixin private GameOptions options = new GameOptions();

  @Parameters(index = "1", arity = "0..1", paramLabel = "CELL", descriptionKey = "cell")
  private Optional<String> cell = Optional.empty();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  public MovesCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Position position = options.position(context.messages(), 1);
    List<String> moves =
        cell.map(name -> LegalMovesText.of(position, cell(position, name)))
            .orElseGet(() -> LegalMovesText.of(position));
    if (json) {
      context.out().println(JsonOutput.format(moves));
    } else {
      moves.forEach(context.out()::println);
    }
    return 0;
  }

  private static int cell(Position position, String name) {
    OptionalInt cell = position.game().board().cell(name);
    return cell.orElseThrow(() -> new UsageException(Message.of("no-such-cell", name)));
  }
}
