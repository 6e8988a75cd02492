package tabuleiro.lab.match;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import tabuleiro.games.Games;
import tabuleiro.lab.GameRecordException;
import tabuleiro.lab.GameRecordReader;
import tabuleiro.play.Result;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.RecordTag;
import tabuleiro.play.record.RecordedMove;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Message;

/// The games of a match that are already in its file.
public final class ResumedGames {
  /// Tags that need not agree with the plan.
  private static final Set<String> IGNORED_TAGS =
      Set.of("Event", "Site", "Date", "Result", "Termination");

  private final MatchPlan plan;
  private final Path path;

  /// @param path the file of the match
  public ResumedGames(MatchPlan plan, Path path) {
    this.plan = plan;
    this.path = path;
  }

  /// Reads the games. When the file ends in the middle of a game, that game is cut off, so that it
  /// can be played again.
  ///
  /// @param counted receives each game, in order
  /// @return whether a game was cut off
  /// @throws IOException when the file cannot be read or changed
  /// @throws tabuleiro.play.PlayException as [#read(Consumer)] does, for any other problem
  public boolean readAndCut(Consumer<FinishedGame> counted) throws IOException {
    int lines;
    try (GameRecordReader file = GameRecordReader.open(path)) {
      try {
        read(file, counted);
        return false;
      } catch (GameRecordException e) {
        if (!file.isIncomplete()) {
          throw e;
        }
        lines = file.linesBefore();
      }
    }
    cutAfter(lines);
    return true;
  }

  /// Cuts the file after a number of lines, and the empty lines at its end.
  private void cutAfter(int lines) throws IOException {
    try (FileChannel channel =
        FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      InputStream in = new BufferedInputStream(Channels.newInputStream(channel));
      long end = 0;
      int left = lines;
      long text = 0;
      for (int octet = in.read(); octet >= 0 && left > 0; octet = in.read()) {
        end++;
        boolean isLineEnd = octet == '\n';
        left -= isLineEnd ? 1 : 0;
        text = isLineEnd || octet == '\r' ? text : end;
      }
      channel.truncate(text == 0 ? 0 : Math.min(end, text + 1));
    }
  }

  /// Reads the games.
  ///
  /// @param counted receives each game, in order
  /// @throws IOException when the file cannot be read
  /// @throws tabuleiro.play.PlayException when the text is not a valid record, a game breaks the
  ///   rules, or a game is not the planned one; the message gives the game and the reason
  public void read(Consumer<FinishedGame> counted) throws IOException {
    try (GameRecordReader file = GameRecordReader.open(path)) {
      read(file, counted);
    }
  }

  private void read(GameRecordReader file, Consumer<FinishedGame> counted) throws IOException {
    for (Optional<ParsedRecord> game = file.next(); game.isPresent(); game = file.next()) {
      if (file.gameNumber() > plan.games()) {
        throw new InvalidMatchException(
            Message.of("arena-too-many", path.toString(), String.valueOf(plan.games())));
      }
      ScheduledGame scheduled = plan.scheduledGame(file.gameNumber() - 1);
      GameRecord record = game.get().record();
      requireSame(scheduled, record);
      Replay.of(game.get(), file.gameNumber(), Games.families()).finish();
      counted.accept(new FinishedGame(scheduled, record));
    }
  }

  private void requireSame(ScheduledGame scheduled, GameRecord record) {
    GameRecord planned = new MatchGame(plan, scheduled, EventTags.NONE).openingRecord();
    Set<String> names = new LinkedHashSet<>(planned.tags().stream().map(RecordTag::name).toList());
    names.addAll(List.of("FEN", MatchGame.FIRST_LIMITS, MatchGame.SECOND_LIMITS));
    names.removeAll(IGNORED_TAGS);
    for (String name : names) {
      String there = record.tag(name).orElse("-");
      requireSame(scheduled, name, there, planned.tag(name).orElse("-"));
    }
    String opening = moves(planned, planned.mainLine().moves().size());
    requireSame(scheduled, "moves", moves(record, planned.mainLine().moves().size()), opening);
    if (record.result() == Result.NONE) {
      requireSame(scheduled, "Result", record.result().format(), "1-0, 0-1, 1/2-1/2");
    }
  }

  private static String moves(GameRecord record, int count) {
    List<String> texts = record.mainLine().moves().stream().map(RecordedMove::text).toList();
    return String.join(" ", texts.subList(0, Math.min(count, texts.size())));
  }

  private void requireSame(ScheduledGame scheduled, String what, String there, String here) {
    if (!there.equals(here)) {
      String number = String.valueOf(scheduled.number() + 1);
      throw new InvalidMatchException(
          Message.of("arena-other-match", path.toString(), number, what, there, here));
    }
  }

  /// Returns the seed in the file of a match; empty when the file has no complete game, or its
  /// first game has no seed.
  ///
  /// @throws IOException when the file cannot be read
  /// @throws tabuleiro.play.PlayException when the text is not a valid record
  public static Optional<Long> seed(Path path) throws IOException {
    try (GameRecordReader file = GameRecordReader.open(path)) {
      try {
        return file.next().flatMap(game -> game.record().tag("Seed")).flatMap(ResumedGames::number);
      } catch (GameRecordException e) {
        if (file.isIncomplete()) {
          return Optional.empty();
        }
        throw e;
      }
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
