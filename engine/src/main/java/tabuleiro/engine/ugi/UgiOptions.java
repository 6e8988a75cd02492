package tabuleiro.engine.ugi;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import tabuleiro.games.Games;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.UnknownVariantException;

/// The options that the protocol's command `setoption` sets. Immutable.
public final class UgiOptions {
  private final Game game;
  private final Map<UgiSpinOption, Long> spins;

  private UgiOptions(Game game, Map<UgiSpinOption, Long> spins) {
    this.game = game;
    this.spins = spins;
  }

  /// Returns the default options for a game.
  public static UgiOptions of(Game game) {
    Map<UgiSpinOption, Long> spins = new EnumMap<>(UgiSpinOption.class);
    for (UgiSpinOption spin : UgiSpinOption.values()) {
      spins.put(spin, spin.defaultValue());
    }
    return new UgiOptions(game, spins);
  }

  /// Returns the game with its variant.
  Game game() {
    return game;
  }

  /// Returns the value of a numeric option.
  long value(UgiSpinOption spin) {
    return spins.getOrDefault(spin, spin.defaultValue());
  }

  /// Returns the value of a numeric option that fits an `int`: any but the seed.
  int intValue(UgiSpinOption spin) {
    return Math.toIntExact(value(spin));
  }

  /// Returns the lines that announce the options. The current values are the defaults.
  List<String> optionLines() {
    String games = Games.names().stream().map(name -> " var " + name).collect(Collectors.joining());
    List<String> lines = new ArrayList<>();
    lines.add("option name Game type combo default " + game.id().game() + games);
    lines.add("option name Variant type string default " + game.id().variant());
    for (UgiSpinOption spin : UgiSpinOption.values()) {
      lines.add(spin.optionLine(value(spin)));
    }
    return lines;
  }

  /// Returns these options with one of them set to another value. An unknown name changes nothing:
  /// match runners send options that were never announced.
  ///
  /// @param name in any case
  /// @throws UgiException if the option cannot have the value
  UgiOptions with(String name, String value) {
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "game" -> withGame(value);
      case "variant" -> withVariant(value);
      default -> UgiSpinOption.of(name).map(spin -> with(spin, spin.parse(value))).orElse(this);
    };
  }

  private UgiOptions with(UgiSpinOption spin, long value) {
    Map<UgiSpinOption, Long> changed = new EnumMap<>(spins);
    changed.put(spin, value);
    return new UgiOptions(game, changed);
  }

  /// Another game starts with its default variant.
  private UgiOptions withGame(String value) {
    if (value.equals(game.id().game())) {
      return this;
    }
    Family family =
        Games.find(value)
            .orElseThrow(() ->
                new UgiException(
                    "there is no game '%s'; the games are %s"
                        .formatted(UgiText.excerpt(value), String.join(", ", Games.names()))));
    return new UgiOptions(family.game(), spins);
  }

  private UgiOptions withVariant(String value) {
    Family family = Games.find(game.id().game()).orElseThrow();
    try {
      return new UgiOptions(family.game(value), spins);
    } catch (UnknownVariantException e) {
      throw new UgiException(
          "%s has no variant '%s'; some of its variants are %s"
              .formatted(
                  family.name(),
                  UgiText.excerpt(value),
                  String.join(", ", family.featuredVariants())));
    }
  }
}
