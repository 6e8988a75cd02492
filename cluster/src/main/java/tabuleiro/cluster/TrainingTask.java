package tabuleiro.cluster;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.cluster.job.NumberedTask;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.games.Games;
import tabuleiro.lab.train.DataGenerator;
import tabuleiro.lab.train.TrainingBlockText;
import tabuleiro.lab.train.TrainingGames;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;

/// Blocks of training games; the results are their texts.
///
/// @param network no network for the fitted weights alone
record TrainingTask(String family, String variant, NetworkBytes network, long nodes, long seed)
    implements NumberedTask {
  static TrainingTask of(TrainingGames games) {
    return new TrainingTask(
        games.game().id().game(),
        games.game().id().variant(),
        NetworkBytes.of(games.network()),
        games.nodes(),
        games.seed());
  }

  @Override
  public List<String> run(int first, int end) {
    Game game = Games.find(family).orElseThrow().game(variant);
    EvaluatorFactory factory = EvaluatorFactories.of(family);
    TrainingGames games = new TrainingGames(game, factory, network.network(game), nodes, seed);
    DataGenerator generator = games.generator(new StopSignal());
    List<String> blocks = new ArrayList<>();
    for (int number = first; number < end; number++) {
      blocks.add(TrainingBlockText.format(generator.play(number).orElseThrow()));
    }
    return blocks;
  }
}
