package tabuleiro.solver.certificate;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.zip.InflaterInputStream;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.solver.ProvenTable;
import tabuleiro.solver.SolverGame;

/// Reads which positions a certificate proves: those of its strategy, after every answer of the
/// opponent. A certificate is trusted here; the package `tabuleiro.reference.certificate` checks
/// certificates, and describes their format.
public final class CertificateReader {
  private static final int LONGEST_LINE = 2000;

  private final SolverGame game;
  private final InputStream strategy;

  private CertificateReader(SolverGame game, InputStream strategy) {
    this.game = game;
    this.strategy = strategy;
  }

  /// Reads a certificate. Talpa 5x5, with 186,699 entries, takes about a second.
  ///
  /// @param in the certificate; not closed
  /// @param game the game of the certificate, with exact keys
  /// @return the positions whose values are proven; a certificate of a draw also has positions of
  ///   which only a bound is proven, and they are left out
  /// @throws IOException when it cannot be read, or is not a certificate of the game
  public static ProvenTable read(InputStream in, SolverGame game) throws IOException {
    InputStream buffered = new BufferedInputStream(in);
    List<String> header = readHeader(buffered);
    if (!find(header, "game").equals(game.game().id().game() + " " + game.game().id().variant())) {
      throw new IOException("not a certificate of " + game.game().id());
    }
    InputStream unpacked = new BufferedInputStream(new InflaterInputStream(buffered));
    try {
      Position start = game.game().parse(find(header, "position"));
      CertificateReader reader = new CertificateReader(game, unpacked);
      ProvenTable proven = reader.read(start, find(header, "value"));
      if (unpacked.read() >= 0) {
        throw new IOException("the certificate has more entries than its strategy");
      }
      return proven;
    } catch (RulesException e) {
      throw new IOException("the position of the certificate is wrong", e);
    }
  }

  private ProvenTable read(Position start, String value) throws IOException {
    return switch (value) {
      case "first" -> readWin(start, Side.FIRST);
      case "second" -> readWin(start, Side.SECOND);
      case "draw" -> readDraw(start);
      default -> throw new IOException("the value of the certificate is wrong: " + value);
    };
  }

  private ProvenTable readWin(Position start, Side winner) throws IOException {
    PositionKeySet all = read(start, new ProofGoal(winner, true));
    return new ProvenTable(game, all.keys(winner), LongStream.empty(), all.keys(winner.other()));
  }

  /// A position that both strategies reach is a draw: either side can avoid a loss.
  private ProvenTable readDraw(Position start) throws IOException {
    PositionKeySet ofFirst = read(start, new ProofGoal(Side.FIRST, false));
    PositionKeySet ofSecond = read(start, new ProofGoal(Side.SECOND, false));
    PositionKeySet both = ofFirst.intersection(ofSecond);
    LongStream draws = LongStream.concat(both.keys(Side.FIRST), both.keys(Side.SECOND));
    return new ProvenTable(game, LongStream.empty(), draws.distinct(), LongStream.empty());
  }

  private PositionKeySet read(Position start, ProofGoal goal) throws IOException {
    StrategyReplay replay =
        new StrategyReplay(goal, game.trail(start), () -> CertificateLog.decode(strategy));
    replay.visit(start);
    return replay.visited();
  }

  private static String find(List<String> header, String name) throws IOException {
    return header.stream()
        .filter(line -> line.startsWith(name + " "))
        .findFirst()
        .map(line -> line.substring(name.length() + 1))
        .orElseThrow(() -> new IOException("the certificate has no line '" + name + "'"));
  }

  /// Reads the lines before the empty one.
  private static List<String> readHeader(InputStream in) throws IOException {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    while (true) {
      int next = in.read();
      if (next < 0 || line.length() > LONGEST_LINE) {
        throw new IOException("the header of the certificate has no end");
      } else if (next != '\n') {
        line.append((char) next);
      } else if (line.isEmpty()) {
        return lines;
      } else {
        lines.add(line.toString());
        line.setLength(0);
      }
    }
  }
}
