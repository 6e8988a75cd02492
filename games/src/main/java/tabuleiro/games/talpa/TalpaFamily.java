package tabuleiro.games.talpa;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Family;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.rules.VariantField;

/// Talpa, by Arty Sandler (2010). Its variants are the sizes of the board, `WxH`: width by height,
/// each from 3 to 10. Immutable.
public final class TalpaFamily implements Family {
  /// The family's name.
  static final String NAME = "talpa";

  private static final int MIN_LENGTH = 3;
  private static final int MAX_LENGTH = 10;
  private static final String STANDARD = "8x8";
  private static final Pattern SIZE = Pattern.compile("([3-9]|10)x([3-9]|10)");
  private static final List<String> VARIANTS = sizes();

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<String> variants() {
    return VARIANTS;
  }

  @Override
  public List<String> featuredVariants() {
    return List.of(STANDARD, "4x4", "5x5", "6x6", "7x7", "9x9", "10x10");
  }

  @Override
  public List<String> publishedVariants() {
    return List.of(STANDARD, "6x6", "10x10");
  }

  /// Returns the number of columns and that of rows.
  @Override
  public List<VariantField> variantFields() {
    List<String> lengths =
        IntStream.rangeClosed(MIN_LENGTH, MAX_LENGTH).mapToObj(String::valueOf).toList();
    return List.of(
        new VariantField("columns", lengths, size -> size.substring(0, size.indexOf('x'))),
        new VariantField("rows", lengths, size -> size.substring(size.indexOf('x') + 1)));
  }

  @Override
  public TalpaGame game(String variant) {
    Matcher size = SIZE.matcher(variant);
    if (!size.matches()) {
      throw new UnknownVariantException(this, variant);
    }
    return new TalpaGame(Integer.parseInt(size.group(1)), Integer.parseInt(size.group(2)));
  }

  @Override
  public TalpaGame game() {
    return game(STANDARD);
  }

  @Override
  public List<EndReason> endReasons() {
    return List.of(TalpaPosition.PATH);
  }

  @Override
  public List<Outcome> outcomes() {
    return List.of(
        Outcome.win(Side.FIRST, TalpaPosition.PATH),
        Outcome.win(Side.FIRST, TalpaPosition.DOUBLE_PATH));
  }

  @Override
  public List<Scene.MarkKind> markKinds() {
    return List.of(Scenes.PATH);
  }

  /// Returns the levels of the computer of the report, `1` to `9`.
  @Override
  public List<ClassicPlayer> classicPlayers() {
    return IntStream.rangeClosed(1, TalpaClassicPlayer.HIGHEST_LEVEL)
        .mapToObj(level -> new ClassicPlayer(String.valueOf(level), new TalpaClassicPlayer(level)))
        .toList();
  }

  private static List<String> sizes() {
    List<String> sizes = new ArrayList<>();
    sizes.add(STANDARD);
    for (int columns = MIN_LENGTH; columns <= MAX_LENGTH; columns++) {
      for (int rows = MIN_LENGTH; rows <= MAX_LENGTH; rows++) {
        String size = columns + "x" + rows;
        if (!size.equals(STANDARD)) {
          sizes.add(size);
        }
      }
    }
    return List.copyOf(sizes);
  }
}
