package tabuleiro.lab.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import tabuleiro.games.Games;
import tabuleiro.lab.GameRecordReader;
import tabuleiro.play.Result;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.RecordTag;
import tabuleiro.play.record.RecordedMove;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Message;

/// The games of a match that a file already has.
public final class ResumedGames {
  /// Tags that the games of a match need not have in common with what is planned.
  private static final Set<String> IGNORED_TAGS =
      Set.of("Event", "Site", "Date", "Result", "Termination");

  private final MatchPlan plan;
  private final Path path;

  /// @param path of the file
  public ResumedGames(MatchPlan plan, Path path) {
    this.plan = plan;
    this.path = path;
  }

  /// Reads the games.
  ///
  /// @param counted takes each game, in order
  /// @throws IOException when the file cannot be read
  /// @throws tabuleiro.play.PlayException when its text is broken, a game does not keep to the
  ///   rules, or it is not the one that the match has in this place; it says which and why
  public void read(Consumer<FinishedGame> counted) throws IOException {
    try (GameRecordReader file = GameRecordReader.open(path)) {
      for (Optional<ParsedRecord> game = file.next(); game.isPresent(); game = file.next()) {
        if (file.gameNumber() > plan.games()) {
          throw new MatchException(
              Message.of("arena-too-many", path.toString(), String.valueOf(plan.games())));
        }
        ScheduledGame fixture = plan.scheduledGame(file.gameNumber() - 1);
        GameRecord record = game.get().record();
        requireSame(fixture, record);
        Replay.of(game.get(), file.gameNumber(), Games.families()).finish();
        counted.accept(new FinishedGame(fixture, record));
      }
    }
  }

  private void requireSame(ScheduledGame fixture, GameRecord record) {
    GameRecord planned = new MatchGame(plan, fixture, EventTags.NONE).openingRecord();
    Set<String> names = new LinkedHashSet<>(planned.tags().stream().map(RecordTag::name).toList());
    names.addAll(List.of("FEN", MatchGame.FIRST_LIMITS, MatchGame.SECOND_LIMITS));
    names.removeAll(IGNORED_TAGS);
    for (String name : names) {
      String there = record.tag(name).orElse("-");
      requireSame(fixture, name, there, planned.tag(name).orElse("-"));
    }
    String opening = moves(planned, planned.mainLine().moves().size());
    requireSame(fixture, "moves", moves(record, planned.mainLine().moves().size()), opening);
    if (record.result() == Result.NONE) {
      requireSame(fixture, "Result", record.result().format(), "1-0, 0-1, 1/2-1/2");
    }
  }

  private static String moves(GameRecord record, int count) {
    List<String> texts = record.mainLine().moves().stream().map(RecordedMove::text).toList();
    return String.join(" ", texts.subList(0, Math.min(count, texts.size())));
  }

  private void requireSame(ScheduledGame fixture, String what, String there, String here) {
    if (!there.equals(here)) {
      String number = String.valueOf(fixture.number() + 1);
      throw new MatchException(
          Message.of("arena-other-match", path.toString(), number, what, there, here));
    }
  }

  /// Returns the seed of the match that a file has; empty when it has no game, or its first one
  /// names none.
  ///
  /// @throws IOException when the file cannot be read
  /// @throws tabuleiro.play.PlayException when its text is broken
  public static Optional<Long> seed(Path path) throws IOException {
    try (GameRecordReader file = GameRecordReader.open(path)) {
      return file.next().flatMap(game -> game.record().tag("Seed")).flatMap(ResumedGames::number);
    }
  }

  private static Optional<Long> number(String text) {
    try {
      return Optional.of(Long.valueOf(text));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }
}
