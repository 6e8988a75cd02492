package tabuleiro.lab.generation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tabuleiro.engine.NetworkPlayers;
import tabuleiro.engine.network.Network;
import tabuleiro.engine.network.NetworkFile;
import tabuleiro.lab.backend.LabBackend;
import tabuleiro.lab.match.CrossTable;
import tabuleiro.lab.match.MatchPlan;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.lab.match.Openings;
import tabuleiro.lab.match.ResumedGames;
import tabuleiro.lab.selfplay.NetworkGames;
import tabuleiro.lab.selfplay.TrainingDataFile;
import tabuleiro.lab.train.NetworkTraining;
import tabuleiro.lab.train.TrainingCheckpoint;
import tabuleiro.lab.train.TrainingEpoch;
import tabuleiro.play.file.AtomicFile;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.players.StopSignal;
import tabuleiro.play.record.EventTags;
import tabuleiro.statistics.Sprt;

/// Makes generations of a network, one after the other. What is done lies in the folder: an
/// interrupted generation goes on where it was. Not safe for several threads, but for [#stop()].
public final class GenerationRunner {
  /// Training games and pairs of the match that are played however little time there is. Guesses.
  private static final int LEAST_BLOCKS = 10;

  private static final int LEAST_PAIRS = 10;

  private final GenerationPlan plan;
  private final GenerationFolder folder;
  private final LabBackend backend;
  private final GenerationListener listener;
  private volatile boolean isStopped;
  private volatile StopSignal phase = new StopSignal();

  /// @param folder exists
  /// @param backend plays the games
  public GenerationRunner(
      GenerationPlan plan,
      GenerationFolder folder,
      LabBackend backend,
      GenerationListener listener) {
    this.plan = plan;
    this.folder = folder;
    this.backend = backend;
    this.listener = listener;
  }

  /// Makes a generation, or what is left of it.
  ///
  /// @param number counted from 1; those before are complete
  /// @param best the best network so far; empty for the evaluator without a network
  /// @param time of the whole generation: half of it for training games; empty for no limit
  /// @return empty if it was stopped
  /// @throws IOException if a file cannot be read or written
  /// @throws tabuleiro.play.PlayException if a file in the folder is damaged or belongs to another
  ///   plan
  public Optional<Generation> run(int number, Optional<Path> best, Optional<Duration> time)
      throws IOException {
    long start = System.nanoTime();
    Path network = folder.network(number);
    TrainingCheckpoint checkpoint = TrainingCheckpoint.of(network, listener::checkpointFailed);
    if (!Files.exists(network) && !checkpoint.exists()) {
      long end = time.map(all -> start + all.toNanos() / 2).orElse(Long.MAX_VALUE);
      playTrainingGames(number, best, end);
    }
    NetworkTraining training =
        new NetworkTraining(plan.factory(), plan.game(), folder.dataUpTo(number), plan.training());
    listener.read(training);
    Optional<TrainingEpoch> last = train(number, training, checkpoint);
    if (isStopped || last.isEmpty()) {
      return Optional.empty();
    }
    CrossTable scores = new CrossTable(2);
    match(number, best, time.map(all -> start + all.toNanos()).orElse(Long.MAX_VALUE), scores);
    if (isStopped) {
      return Optional.empty();
    }
    checkpoint.delete();
    return Optional.of(
        new Generation(
            number,
            training.games(),
            training.trainingPositions(),
            training.lossWithoutNetwork(),
            last.get().validation(),
            scores.headToHead(0, 1),
            plan.sprt(),
            Duration.ofNanos(System.nanoTime() - start)));
  }

  /// Stops the generation. Any thread may call it.
  public void stop() {
    isStopped = true;
    phase.request();
  }

  private StopSignal startPhase() {
    StopSignal signal = new StopSignal();
    phase = signal;
    if (isStopped) {
      signal.request();
    }
    return signal;
  }

  private void playTrainingGames(int number, Optional<Path> best, long end) throws IOException {
    NetworkGames games =
        new NetworkGames(
            plan.game(), plan.factory(), best.map(this::read), plan.nodes(), plan.seed(number));
    try (TrainingDataFile file = TrainingDataFile.open(folder.data(number), games.source())) {
      int blocks = Math.ceilDiv(plan.games(), NetworkGames.BLOCK_GAMES);
      int[] played = {file.blocks() * NetworkGames.BLOCK_GAMES};
      int least = LEAST_BLOCKS * NetworkGames.BLOCK_GAMES;
      backend.playTraining(
          games,
          file.blocks(),
          blocks,
          startPhase(),
          file.appending(
              block -> {
                played[0] += block.size();
                listener.played(played[0]);
                return played[0] < least || System.nanoTime() < end;
              },
              listener::savingGamesFailed));
      file.save();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private Network read(Path file) {
    return NetworkPlayers.read(plan.game(), file.toString());
  }

  /// Trains the network and returns the last epoch; empty if it was stopped. A network that is
  /// there already, of an interrupted generation, comes out the same.
  private Optional<TrainingEpoch> train(
      int number, NetworkTraining training, TrainingCheckpoint checkpoint) throws IOException {
    TrainingEpoch[] last = new TrainingEpoch[1];
    Network trained =
        training.train(
            startPhase(),
            checkpoint,
            epoch -> {
              last[0] = epoch;
              listener.trained(epoch);
            });
    if (isStopped) {
      return Optional.empty();
    }
    byte[] bytes = NetworkFile.format(trained);
    Path file = folder.network(number);
    if (!Files.exists(file) || !Arrays.equals(Files.readAllBytes(file), bytes)) {
      // The games of another network, trained with other settings, do not count.
      Files.deleteIfExists(folder.match(number));
      AtomicFile.write(file, bytes);
    }
    return Optional.ofNullable(last[0]);
  }

  private void match(int number, Optional<Path> best, long end, CrossTable scores)
      throws IOException {
    String opponent = player(best.map(Path::toString).orElse(NetworkPlayers.NONE));
    MatchPlan match =
        new MatchPlan(
            List.of(
                new MatchPlayer(player(folder.network(number).toString()), plan.limits()),
                new MatchPlayer(opponent, plan.limits())),
            plan.matchGames(),
            new Openings(
                plan.game(),
                Optional.empty(),
                Openings.defaultPlies(plan.game(), Optional.empty()),
                plan.seed(number)));
    if (Files.exists(folder.match(number))) {
      new ResumedGames(match, folder.match(number))
          .read(game -> scores.add(game.scheduled(), game.record().result()));
    }
    if (isOver(scores, end)) {
      return;
    }
    backend.playMatch(
        match,
        EventTags.NONE,
        scores.games(),
        startPhase(),
        game -> {
          scores.add(game.scheduled(), game.record().result());
          listener.matched(game, scores);
          return !isOver(scores, end);
        });
  }

  private boolean isOver(CrossTable scores, long end) {
    boolean isDecided =
        plan.sprt().decision(scores.headToHead(0, 1).pairs()) != Sprt.Decision.CONTINUE;
    return isDecided
        || scores.games() == plan.matchGames()
        || (scores.games() >= 2 * LEAST_PAIRS && System.nanoTime() >= end);
  }

  private static String player(String network) {
    return PlayerCatalogue.NETWORK_PREFIX + network;
  }
}
