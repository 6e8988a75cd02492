package tabuleiro.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.cluster.job.NumberedTask;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.games.Games;
import tabuleiro.lab.selfplay.DataGenerator;
import tabuleiro.lab.selfplay.DataSource;
import tabuleiro.lab.selfplay.NetworkGames;
import tabuleiro.lab.selfplay.TrainingBlockText;
import tabuleiro.lab.selfplay.TrainingGames;
import tabuleiro.lab.selfplay.VisitGames;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;

/// Blocks of training games; the results are their texts.
///
/// @param network no network for the fitted weights alone, and for games with visits
/// @param priorities the weights of move priorities, for games with visits; none for other games
@SuppressWarnings("ArrayRecordComponent") // Never compared nor changed.
record TrainingTask(
    String family, String variant, NetworkBytes network, int[] priorities, long nodes, long seed)
    implements NumberedTask {
  static TrainingTask of(TrainingGames games) {
    NetworkBytes network =
        NetworkBytes.of(
            games instanceof NetworkGames trained ? trained.network() : Optional.empty());
    int[] priorities = games instanceof VisitGames visited ? visited.priorities() : new int[0];
    DataSource source = games.source();
    return new TrainingTask(
        games.game().id().game(),
        games.game().id().variant(),
        network,
        priorities,
        source.nodes(),
        source.seed());
  }

  private TrainingGames games() {
    Game game = Games.find(family).orElseThrow().game(variant);
    return priorities.length > 0
        ? new VisitGames(game, priorities, nodes, seed)
        : new NetworkGames(game, EvaluatorFactories.of(family), network.network(game), nodes, seed);
  }

  @Override
  public List<String> run(int first, int end) {
    DataGenerator generator = games().generator(new StopSignal());
    List<String> blocks = new ArrayList<>();
    for (int number = first; number < end; number++) {
      blocks.add(TrainingBlockText.format(generator.play(number).orElseThrow()));
    }
    return blocks;
  }
}
