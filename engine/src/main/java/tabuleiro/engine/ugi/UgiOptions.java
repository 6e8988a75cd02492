package tabuleiro.engine.ugi;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.engine.external.UgiLine;
import tabuleiro.games.Games;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.UnknownVariantException;

/// The options that the protocol's command `setoption` sets. Immutable.
public final class UgiOptions {
  /// The value of the option `Player` for the engine itself.
  private static final String ENGINE = "engine";

  private final Game game;
  private final Map<UgiSpinOption, Long> spins;

  /// The variant that was set last. Its game may come later: match runners send options in any
  /// order.
  private final Optional<String> variant;

  private final Map<UgiFileOption, String> files;

  /// The id of a player that a library adds; empty for the engine.
  private final Optional<String> player;

  private UgiOptions(
      Game game,
      Map<UgiSpinOption, Long> spins,
      Optional<String> variant,
      Map<UgiFileOption, String> files,
      Optional<String> player) {
    this.game = game;
    this.spins = spins;
    this.variant = variant;
    this.files = files;
    this.player = player;
  }

  /// Returns the default options for a game.
  public static UgiOptions of(Game game) {
    Map<UgiSpinOption, Long> spins = new EnumMap<>(UgiSpinOption.class);
    for (UgiSpinOption spin : UgiSpinOption.values()) {
      spins.put(spin, spin.defaultValue());
    }
    return new UgiOptions(game, spins, Optional.empty(), Map.of(), Optional.empty());
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

  /// Returns the value of an option that names a file; empty for none.
  Optional<String> file(UgiFileOption option) {
    return Optional.ofNullable(files.get(option));
  }

  /// Returns the id of the player that moves in place of the engine; empty for the engine, also
  /// where the player does not play the game.
  Optional<String> player() {
    return player.filter(PlayerCatalogue.addedPlayerIds(game.id().game())::contains);
  }

  /// Returns the players that some game has.
  private static List<String> allPlayerIds() {
    return Games.names().stream()
        .flatMap(family -> PlayerCatalogue.addedPlayerIds(family).stream())
        .distinct()
        .toList();
  }

  /// Returns the lines that announce the options. The current values are the defaults.
  List<String> optionLines() {
    String games = Games.names().stream().map(name -> " var " + name).collect(Collectors.joining());
    List<String> lines = new ArrayList<>();
    lines.add("option name Game type combo default " + game.id().game() + games);
    lines.add("option name Variant type string default " + game.id().variant());
    for (UgiFileOption option : UgiFileOption.values()) {
      lines.add(option.optionLine(file(option)));
    }
    for (UgiSpinOption spin : UgiSpinOption.values()) {
      lines.add(spin.optionLine(value(spin)));
    }
    List<String> players = allPlayerIds();
    if (!players.isEmpty()) {
      String names = players.stream().map(id -> " var " + id).collect(Collectors.joining());
      String current = player.orElse(ENGINE);
      lines.add("option name Player type combo default " + current + " var " + ENGINE + names);
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
      case "player" -> withPlayer(value);
      default ->
          UgiFileOption.of(name)
              .map(option -> with(option, UgiFileOption.parse(value)))
              .or(() -> UgiSpinOption.of(name).map(spin -> with(spin, spin.parse(value))))
              .orElse(this);
    };
  }

  private UgiOptions with(UgiSpinOption spin, long value) {
    Map<UgiSpinOption, Long> changed = new EnumMap<>(spins);
    changed.put(spin, value);
    return new UgiOptions(game, changed, variant, files, player);
  }

  /// Another game starts with the variant that was set, if it has it, else with its default.
  private UgiOptions withGame(String value) {
    if (value.equals(game.id().game())) {
      return this;
    }
    Family family =
        Games.find(value)
            .orElseThrow(() ->
                new UgiException(
                    "there is no game '%s'; the games are %s"
                        .formatted(UgiLine.excerpt(value), String.join(", ", Games.names()))));
    Game started = variant.flatMap(wanted -> find(family, wanted)).orElseGet(family::game);
    return new UgiOptions(started, spins, variant, files, player);
  }

  /// A variant that the game lacks waits for another game.
  private UgiOptions withVariant(String value) {
    return new UgiOptions(
        find(family(), value).orElse(game), spins, Optional.of(value), files, player);
  }

  private UgiOptions withPlayer(String value) {
    List<String> players = allPlayerIds();
    if (!value.equals(ENGINE) && !players.contains(value)) {
      throw new UgiException(
          "there is no player '%s'; the players are %s"
              .formatted(
                  UgiLine.excerpt(value),
                  Stream.concat(Stream.of(ENGINE), players.stream())
                      .collect(Collectors.joining(", "))));
    }
    Optional<String> chosen = Optional.of(value).filter(id -> !id.equals(ENGINE));
    return new UgiOptions(game, spins, variant, files, chosen);
  }

  /// Returns what is wrong with the variant that was set, or empty if the game has it.
  Optional<String> variantProblem() {
    return variant
        .filter(wanted -> find(family(), wanted).isEmpty())
        .map(wanted ->
            "%s has no variant '%s'; some of its variants are %s"
                .formatted(
                    family().name(),
                    UgiLine.excerpt(wanted),
                    String.join(", ", family().featuredVariants())));
  }

  /// Returns these options; a game that is set later starts with its default variant.
  UgiOptions settled() {
    return new UgiOptions(game, spins, Optional.empty(), files, player);
  }

  /// Returns these options with another file, or without one.
  UgiOptions with(UgiFileOption option, Optional<String> file) {
    Map<UgiFileOption, String> changed = new EnumMap<>(UgiFileOption.class);
    changed.putAll(files);
    changed.remove(option);
    file.ifPresent(name -> changed.put(option, name));
    return new UgiOptions(game, spins, variant, changed, player);
  }

  private Family family() {
    return Games.find(game.id().game()).orElseThrow();
  }

  private static Optional<Game> find(Family family, String variant) {
    try {
      return Optional.of(family.game(variant));
    } catch (UnknownVariantException e) {
      return Optional.empty();
    }
  }
}
