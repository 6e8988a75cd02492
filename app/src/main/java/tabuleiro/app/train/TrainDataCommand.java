package tabuleiro.app.train;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.measure.BackendOptions;
import tabuleiro.engine.NetworkPlayers;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.network.Network;
import tabuleiro.lab.selfplay.NetworkGames;
import tabuleiro.lab.selfplay.TrainingGames;
import tabuleiro.rules.Game;

/// `tabuleiro train data GAME`: training games with the score of each position, for networks.
@Command(name = "data", footer = "  tabuleiro train data trench --games 3200 --out games.data")
final class TrainDataCommand extends TrainingGamesCommand {
  @Option(names = "--network", paramLabel = "FILE", descriptionKey = "training-network")
  private Optional<Path> network = Optional.empty();

  TrainDataCommand(CommandContext context, BackendOptions backendOptions) {
    super(context, backendOptions);
  }

  @Override
  TrainingGames games(Game game, EvaluatorFactory factory, int nodes, LongSupplier seed) {
    Optional<Network> played = network.map(file -> NetworkPlayers.read(game, file.toString()));
    return new NetworkGames(game, factory, played, nodes, seed.getAsLong());
  }
}
