package tabuleiro.app.train;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.measure.BackendOptions;
import tabuleiro.engine.PriorityPlayers;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.lab.selfplay.TrainingGames;
import tabuleiro.lab.selfplay.VisitGames;
import tabuleiro.rules.Game;

/// `tabuleiro train visits GAME`: training games with the visits of all moves, for move priorities.
@Command(name = "visits", footer = "  tabuleiro train visits niju --games 480 --out visits.data")
final class TrainVisitsCommand extends TrainingGamesCommand {
  @Option(names = "--priorities", paramLabel = "FILE", descriptionKey = "training-priorities")
  private Optional<Path> priorities = Optional.empty();

  TrainVisitsCommand(CommandContext context, BackendOptions backendOptions) {
    super(context, backendOptions);
  }

  @Override
  TrainingGames games(Game game, EvaluatorFactory factory, int nodes, LongSupplier seed) {
    int[] weights =
        priorities
            .map(file -> PriorityPlayers.read(game, file.toString()))
            .orElseGet(PriorityPlayers.model(game)::weights);
    return new VisitGames(game, weights, nodes, seed.getAsLong());
  }
}
