package tabuleiro.solver.table;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import tabuleiro.rules.Game;

/// The available distance tables: the files of a folder, with names such as `talpa-4x5.table`, and
/// the small ones that are bundled with the program. A table is opened when a game is first looked
/// up that it may cover. Safe for several threads.
public final class DistanceTables {
  /// The environment variable that names the folder.
  public static final String VARIABLE = "TABULEIRO_TABLES";

  private static final String ENDING = ".table";

  /// The tables that are bundled with the program, compressed.
  private static final List<String> BUNDLED =
      List.of("talpa-3x3", "talpa-3x4", "talpa-4x3", "talpa-3x5", "talpa-5x3");

  private static final DistanceTables STANDARD = of(System.getenv());

  private final List<TableSource> sources;

  /// The reason why the folder cannot be read, if it cannot.
  private final Optional<DistanceTableException> problem;

  /// A table that may not be open yet.
  private static final class TableSource {
    private final String name;
    private final Opener opener;
    private Optional<DistanceTable> table = Optional.empty();

    TableSource(String name, Opener opener) {
      this.name = name;
      this.opener = opener;
    }

    /// Returns the table when it covers a game, and opens it if necessary. The table `morelli-5`
    /// covers all random starts of the board.
    synchronized Optional<DistanceTable> table(Game game) {
      String title = game.id().game() + "-" + game.id().variant();
      if (!title.equals(name) && !title.startsWith(name + "-")) {
        return Optional.empty();
      }
      if (table.isEmpty()) {
        table = Optional.of(opener.open());
      }
      return table.filter(found -> found.covers(game));
    }
  }

  /// Opens a table.
  @FunctionalInterface
  private interface Opener {
    DistanceTable open();
  }

  private DistanceTables(List<TableSource> sources, Optional<DistanceTableException> problem) {
    this.sources = List.copyOf(sources);
    this.problem = problem;
  }

  /// Returns the tables of this process: those in the folder that [#VARIABLE] names, and the
  /// bundled ones.
  public static DistanceTables standard() {
    return STANDARD;
  }

  /// Returns the tables for an environment.
  static DistanceTables of(Map<String, String> environment) {
    List<TableSource> sources = new ArrayList<>();
    Optional<DistanceTableException> problem = Optional.empty();
    String folder = environment.getOrDefault(VARIABLE, "");
    if (!folder.isEmpty()) {
      try (Stream<Path> files = Files.list(Path.of(folder))) {
        files
            .filter(file -> file.toString().endsWith(ENDING))
            .sorted()
            .map(DistanceTables::fileSource)
            .forEach(sources::add);
      } catch (IOException | InvalidPathException _) {
        problem = Optional.of(DistanceTableException.unreadable(folder));
      }
    }
    for (String name : BUNDLED) {
      sources.add(new TableSource(name, () -> openBundled(name + ENDING + ".gz")));
    }
    return new DistanceTables(sources, problem);
  }

  private static TableSource fileSource(Path file) {
    String name = file.getFileName().toString();
    return new TableSource(
        name.substring(0, name.length() - ENDING.length()), () -> DistanceTable.open(file));
  }

  private static DistanceTable openBundled(String name) {
    try (InputStream in = DistanceTables.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the bundled table " + name + " is missing");
      }
      return DistanceTable.read(new GZIPInputStream(in), name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns the tables that may contain positions of a game.
  ///
  /// @throws DistanceTableException when the folder cannot be read, or a table is damaged
  public List<DistanceTable> of(Game game) {
    if (problem.isPresent()) {
      throw problem.get();
    }
    return sources.stream().flatMap(source -> source.table(game).stream()).toList();
  }
}
