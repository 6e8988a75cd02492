package tabuleiro.solver.table;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.SolverTrail;

/// A distance table, also called an endgame table: the result and the length of the game for every
/// position that is reachable from a start. [DistanceTableHeader] describes the file format.
/// Immutable, hence safe to share between threads; a memory-mapped file must not change.
public final class DistanceTable {
  private final DistanceTableHeader header;
  private final SolverGame game;
  private final Map<Integer, Layer> layers = new HashMap<>();

  /// The positions of a layer, with ascending keys. Immutable.
  public static final class Layer {
    private final int number;
    private final SortedKeys keys;
    private final MemorySegment codes;

    private Layer(int number, SortedKeys keys, MemorySegment codes) {
      this.number = number;
      this.keys = keys;
      this.codes = codes;
    }

    /// Returns the number of the layer; every move leads to a higher one.
    public int number() {
      return number;
    }

    /// Returns the number of positions.
    public int count() {
      return keys.count();
    }

    /// Returns the key of a position.
    ///
    /// @param index from 0 to [#count()]` - 1`
    public long key(int index) {
      return keys.keyAt(index);
    }

    /// Returns the distance of a position.
    ///
    /// @param index from 0 to [#count()]` - 1`
    public Distance distance(int index) {
      return Distance.of(codes.get(ValueLayout.JAVA_BYTE, index) & 0xff);
    }

    private Optional<Distance> find(long key) {
      int index = keys.indexOf(key);
      return index < 0 ? Optional.empty() : Optional.of(distance(index));
    }
  }

  private DistanceTable(DistanceTableHeader header, SolverGame game, MemorySegment file) {
    this.header = header;
    this.game = game;
    long keys = header.keysStart();
    long codes = keys + header.positions() * Long.BYTES;
    for (int i = 0; i < header.layers().size(); i++) {
      long count = header.positionCounts().get(i);
      SortedKeys sorted = new SortedKeys(file.asSlice(keys, count * Long.BYTES));
      int number = header.layers().get(i);
      layers.put(number, new Layer(number, sorted, file.asSlice(codes, count)));
      keys += count * Long.BYTES;
      codes += count;
    }
  }

  /// Opens a file, and reads all of it once to verify its checksum.
  ///
  /// @throws DistanceTableException when the file cannot be read, is not a distance table, or is
  ///   damaged
  public static DistanceTable open(Path file) {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      return of(
          channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), Arena.ofAuto()),
          file.toString());
    } catch (IOException _) {
      throw DistanceTableException.unreadable(file.toString());
    }
  }

  /// Reads a table into memory.
  ///
  /// @param name the name of the table in error messages
  /// @throws DistanceTableException when it is not a distance table or is damaged
  public static DistanceTable read(InputStream in, String name) throws IOException {
    return of(MemorySegment.ofArray(in.readAllBytes()), name);
  }

  private static DistanceTable of(MemorySegment file, String name) {
    if (file.byteSize() < DistanceTableHeader.CHECKED_OFFSET
        || file.get(SortedKeys.LAYOUT, 0) != DistanceTableHeader.MAGIC) {
      throw DistanceTableException.notATable(name);
    }
    DistanceTableHeader header =
        DistanceTableHeader.read(file).orElseThrow(() -> DistanceTableException.broken(name));
    if (file.get(SortedKeys.LAYOUT, DistanceTableHeader.CHECKSUM_OFFSET)
        != DistanceTableHeader.checksum(file)) {
      throw DistanceTableException.broken(name);
    }
    SolverGame game = game(header).orElseThrow(() -> DistanceTableException.broken(name));
    try {
      return new DistanceTable(header, game, file);
    } catch (IllegalArgumentException _) {
      throw DistanceTableException.broken(name);
    }
  }

  private static Optional<SolverGame> game(DistanceTableHeader header) {
    String[] words = header.title().split(" ", -1);
    try {
      return Games.find(words[0])
          .filter(_ -> words.length > 1)
          .flatMap(family -> SolverGames.of(family.game(words[1])));
    } catch (UnknownVariantException _) {
      return Optional.empty();
    }
  }

  /// Returns the header of the file.
  public DistanceTableHeader header() {
    return header;
  }

  /// Returns the layers, in the order of the file.
  public List<Layer> layers() {
    return header.layers().stream().map(layers::get).toList();
  }

  /// Returns the maximum number of legal moves of a position.
  public int maxMoves() {
    return game.game().maxMoves();
  }

  /// Returns whether the table may contain positions of a game. Morelli has one table for all
  /// random starts of a board.
  public boolean covers(Game other) {
    return game.game().id().game().equals(other.id().game())
        && game.game().board().equals(other.board());
  }

  /// Returns the distance of the position at the end of a trail, or empty when the table does not
  /// contain it.
  ///
  /// Precondition: the table [#covers(Game)] the trail's game.
  public Optional<Distance> find(SolverTrail trail) {
    return Optional.ofNullable(layers.get(trail.layer())).flatMap(layer -> layer.find(trail.key()));
  }
}
