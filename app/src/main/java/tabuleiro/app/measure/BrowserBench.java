package tabuleiro.app.measure;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.json.BrowserBenchJson;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.app.serve.EngineFolder;
import tabuleiro.engine.SpeedMeasurement;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;

/// The part of `tabuleiro bench` that compares the engine in browsers with the engine in Java: both
/// take turns, and of several rounds the median counts.
final class BrowserBench {
  private static final int ROUNDS = 3;

  /// While Java measures, a page that has just answered does not work any more.
  private static final int PAUSE_MILLIS = 200;

  private final CommandContext context;
  private final boolean isJson;
  private final int millis;
  private final long seed;

  /// The files of the engine for browsers.
  private final Map<String, byte[]> files;

  /// @param millis the duration of one batch
  /// @param seed the seed of random games
  /// @throws CommandException when there is no engine for browsers, or no browser
  BrowserBench(CommandContext context, boolean isJson, int millis, long seed) {
    this.context = context;
    this.isJson = isJson;
    this.millis = millis;
    this.seed = seed;
    this.files = EngineFolder.require();
    if (Arrays.stream(BrowserProcess.Kind.values()).allMatch(kind -> kind.find().isEmpty())) {
      throw new CommandException(Message.of("bench-no-browser"));
    }
  }

  /// Measures a board, and prints the speeds.
  ///
  /// @param isSearch whether searches are measured; otherwise random games
  void run(Game game, boolean isSearch) {
    Map<BrowserProcess.Kind, BrowserProcess> browsers = new EnumMap<>(BrowserProcess.Kind.class);
    try {
      for (BrowserProcess.Kind kind : BrowserProcess.Kind.values()) {
        kind.find()
            .ifPresent(program -> browsers.put(kind, BrowserProcess.start(kind, program, files)));
      }
      measure(game, isSearch, browsers);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      browsers.values().forEach(BrowserProcess::close);
    }
  }

  private void measure(
      Game game, boolean isSearch, Map<BrowserProcess.Kind, BrowserProcess> browsers)
      throws InterruptedException {
    String part = isSearch ? "search" : "playouts";
    String check =
        "speed %s %s %s %d %d".formatted(part, game.id().game(), game.id().variant(), seed, millis);
    long[] java = new long[ROUNDS];
    Map<BrowserProcess.Kind, long[]> found = new EnumMap<>(BrowserProcess.Kind.class);
    for (int round = 0; round < ROUNDS; round++) {
      java[round] =
          isSearch
              ? SpeedMeasurement.nodesPerSecond(game, millis)
              : SpeedMeasurement.playoutsPerSecond(game, seed, millis);
      for (Map.Entry<BrowserProcess.Kind, BrowserProcess> browser : browsers.entrySet()) {
        found.computeIfAbsent(browser.getKey(), _ -> new long[ROUNDS])[round] =
            speed(browser.getValue().run(check));
        TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
      }
    }
    print(
        new BrowserBenchJson(
            game.id().game(),
            game.id().variant(),
            part,
            median(java),
            Optional.ofNullable(found.get(BrowserProcess.Kind.CHROMIUM)).map(BrowserBench::median),
            Optional.ofNullable(found.get(BrowserProcess.Kind.FIREFOX)).map(BrowserBench::median)));
  }

  private static long speed(String answer) {
    try {
      return Long.parseLong(answer);
    } catch (NumberFormatException e) {
      throw new CommandException(Message.of("bench-browser-failed", answer), e);
    }
  }

  private static long median(long[] speeds) {
    return Arrays.stream(speeds).sorted().skip(ROUNDS / 2).findFirst().orElseThrow();
  }

  private void print(BrowserBenchJson result) {
    context.out().println(isJson ? JsonOutput.format(result) : text(result));
  }

  private static String text(BrowserBenchJson result) {
    List<String> words =
        List.of(
            "browser %s %s %s java %d"
                .formatted(result.part(), result.game(), result.variant(), result.java()),
            speed("chromium", result.chromium(), result.java()),
            speed("firefox", result.firefox(), result.java()));
    return String.join("", words) + " per second";
  }

  private static String speed(String name, Optional<Long> speed, long java) {
    return speed
        .map(value -> String.format(Locale.ROOT, " %s %d %.2f", name, value, (double) value / java))
        .orElse("");
  }
}
