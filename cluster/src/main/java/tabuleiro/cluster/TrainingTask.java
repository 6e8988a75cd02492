package tabuleiro.cluster;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.cluster.job.NumberedTask;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.network.Network;
import tabuleiro.engine.network.NetworkFile;
import tabuleiro.games.Games;
import tabuleiro.lab.train.DataGenerator;
import tabuleiro.lab.train.TrainingBlockText;
import tabuleiro.lab.train.TrainingGames;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;

/// Blocks of training games; the results are their texts.
///
/// @param network the bytes of the network, none for the fitted weights alone
record TrainingTask(String family, String variant, Bytes network, long nodes, long seed)
    implements NumberedTask {
  /// Bytes that are sent to the executors.
  @SuppressWarnings("ArrayRecordComponent") // Never compared nor changed.
  record Bytes(byte[] bytes) implements Serializable {}

  static TrainingTask of(TrainingGames games) {
    return new TrainingTask(
        games.game().id().game(),
        games.game().id().variant(),
        new Bytes(games.network().map(NetworkFile::format).orElse(new byte[0])),
        games.nodes(),
        games.seed());
  }

  @Override
  public List<String> run(int first, int end) {
    Game game = Games.find(family).orElseThrow().game(variant);
    EvaluatorFactory factory = EvaluatorFactories.of(family);
    TrainingGames games = new TrainingGames(game, factory, read(factory), nodes, seed);
    DataGenerator generator = games.generator(new StopSignal());
    List<String> blocks = new ArrayList<>();
    for (int number = first; number < end; number++) {
      blocks.add(TrainingBlockText.format(generator.play(number).orElseThrow()));
    }
    return blocks;
  }

  private Optional<Network> read(EvaluatorFactory factory) {
    return network.bytes().length == 0
        ? Optional.empty()
        : Optional.of(
            NetworkFile.parse("network", network.bytes(), factory.networkInputs().orElseThrow()));
  }
}
