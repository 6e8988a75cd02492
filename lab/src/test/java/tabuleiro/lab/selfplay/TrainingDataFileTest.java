package tabuleiro.lab.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.games.Games;
import tabuleiro.lab.backend.ThreadBackend;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

final class TrainingDataFileTest {
  private static final long NODES = 10;
  private static final long SEED = 3;

  @TempDir private Path folder;

  private static Game game(String family) {
    return Games.find(family).orElseThrow().game();
  }

  private static DataSource source(Game game) {
    return new DataSource(game.id().toString(), "weights", NODES, SEED, false);
  }

  private static List<TrainingGame> generate(Game game, Path file, int blocks, int threads)
      throws IOException {
    List<TrainingGame> games = new ArrayList<>();
    try (TrainingDataFile data = TrainingDataFile.open(file, source(game))) {
      EvaluatorFactory factory = EvaluatorFactories.of(game.id().game());
      NetworkGames wanted = new NetworkGames(game, factory, Optional.empty(), NODES, SEED);
      new ThreadBackend(threads)
          .playTraining(
              wanted,
              data.blocks(),
              blocks,
              new StopSignal(),
              data.appending(
                  games::addAll,
                  problem -> {
                    throw new UncheckedIOException(problem);
                  }));
    }
    return games;
  }

  private static List<TrainingGame> read(Game game, Path file) throws IOException {
    List<TrainingGame> games = new ArrayList<>();
    TrainingDataFile.read(file, game, games::add);
    return games;
  }

  @ParameterizedTest
  @ValueSource(strings = {"trench", "jostle"})
  void fileGivesTheGamesBack(String family) throws IOException {
    Game game = game(family);
    Path file = folder.resolve("games.data");
    List<TrainingGame> played = generate(game, file, 1, 1);
    assertThat(played).hasSize(NetworkGames.BLOCK_GAMES);
    assertThat(read(game, file)).isEqualTo(played);
    for (TrainingGame training : played) {
      Position position = training.start();
      for (int move : training.moves()) {
        assertThat(position.outcome().isOver()).isFalse();
        position = position.play(move);
      }
      int scored = training.moves().length - training.openingPlies();
      int expected = position.outcome().isOver() ? scored : scored + 1;
      assertThat(training.scores()).as("%s", training).hasSize(expected);
    }
    assertThat(played.stream().map(TrainingGame::points)).contains(0.0, 1.0);
  }

  @Test
  void bytesDoNotDependOnThreadsOrInterruptions() throws IOException {
    Game game = game("trench");
    Path whole = folder.resolve("whole.data");
    generate(game, whole, 3, 1);
    Path parts = folder.resolve("parts.data");
    generate(game, parts, 1, 2);
    byte[] first = Files.readAllBytes(parts);
    generate(game, parts, 2, 2);
    byte[] second = Files.readAllBytes(parts);
    Files.write(parts, Arrays.copyOf(second, (first.length + second.length) / 2));
    assertThat(read(game, parts)).hasSize(NetworkGames.BLOCK_GAMES);
    assertThat(generate(game, parts, 3, 2)).hasSize(2 * NetworkGames.BLOCK_GAMES);
    assertThat(Files.readAllBytes(parts)).isEqualTo(Files.readAllBytes(whole));
  }

  @Test
  void blockWithAChangedByteEndsTheFile() throws IOException {
    Game game = game("trench");
    Path file = folder.resolve("games.data");
    generate(game, file, 1, 1);
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);
    assertThat(read(game, file)).isEmpty();
  }

  @Test
  void fileOfOtherSettingsOrAnotherGameIsRefused() throws IOException {
    Game game = game("trench");
    Path file = folder.resolve("games.data");
    generate(game, file, 1, 1);
    byte[] bytes = Files.readAllBytes(file);
    DataSource other = new DataSource(game.id().toString(), "weights", NODES + 1, SEED, false);
    assertThatThrownBy(() -> TrainingDataFile.open(file, other))
        .isInstanceOf(TrainingDataException.class)
        .hasMessageContaining("training-other-source");
    assertThatThrownBy(() -> read(game("jostle"), file))
        .isInstanceOf(TrainingDataException.class)
        .hasMessageContaining("trench classic");
    assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
    Path text = Files.writeString(folder.resolve("text"), "no games at all");
    assertThatThrownBy(() -> read(game, text))
        .isInstanceOf(TrainingDataException.class)
        .hasMessageContaining("training-format");
    assertThat(text).hasContent("no games at all");
  }
}
