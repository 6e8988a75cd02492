package tabuleiro.lab.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import tabuleiro.games.Games;
import tabuleiro.lab.GameFile;
import tabuleiro.play.GameRecord;
import tabuleiro.play.Heading;
import tabuleiro.play.ParsedRecord;
import tabuleiro.play.RecordedMove;
import tabuleiro.play.Replay;
import tabuleiro.play.Result;
import tabuleiro.play.Tag;
import tabuleiro.rules.Phrase;

/// The games of a match that a file already has.
public final class EarlierGames {
  /// Tags that the games of a match need not have in common with what is planned.
  private static final Set<String> FREE = Set.of("Event", "Site", "Date", "Result", "Termination");

  private final MatchPlan plan;
  private final Path path;

  /// @param path of the file
  public EarlierGames(MatchPlan plan, Path path) {
    this.plan = plan;
    this.path = path;
  }

  /// Reads the games.
  ///
  /// @param counted takes each game, in order
  /// @throws IOException when the file cannot be read
  /// @throws tabuleiro.play.PlayException when its text is broken, a game does not keep to the
  ///   rules, or it is not the one that the match has in this place; it says which and why
  public void read(Consumer<PlayedGame> counted) throws IOException {
    try (GameFile file = GameFile.open(path)) {
      for (Optional<ParsedRecord> game = file.next(); game.isPresent(); game = file.next()) {
        if (file.number() > plan.games()) {
          throw new ArenaException(
              Phrase.of("arena-too-many", path.toString(), String.valueOf(plan.games())));
        }
        Fixture fixture = plan.fixture(file.number() - 1);
        GameRecord record = game.get().record();
        requireSame(fixture, record);
        Replay.of(game.get(), file.number(), Games.families()).finish();
        counted.accept(new PlayedGame(fixture, record));
      }
    }
  }

  private void requireSame(Fixture fixture, GameRecord record) {
    GameRecord planned = new MatchGame(plan, fixture, Heading.NONE).begin();
    Set<String> names = new LinkedHashSet<>(planned.tags().stream().map(Tag::name).toList());
    names.addAll(List.of("FEN", MatchGame.FIRST_LIMITS, MatchGame.SECOND_LIMITS));
    names.removeAll(FREE);
    for (String name : names) {
      String there = record.tag(name).orElse("-");
      requireSame(fixture, name, there, planned.tag(name).orElse("-"));
    }
    String opening = moves(planned, planned.line().moves().size());
    requireSame(fixture, "moves", moves(record, planned.line().moves().size()), opening);
    if (record.result() == Result.NONE) {
      requireSame(fixture, "Result", record.result().format(), "1-0, 0-1, 1/2-1/2");
    }
  }

  private static String moves(GameRecord record, int count) {
    List<String> texts = record.line().moves().stream().map(RecordedMove::text).toList();
    return String.join(" ", texts.subList(0, Math.min(count, texts.size())));
  }

  private void requireSame(Fixture fixture, String what, String there, String here) {
    if (!there.equals(here)) {
      String number = String.valueOf(fixture.number() + 1);
      throw new ArenaException(
          Phrase.of("arena-other-match", path.toString(), number, what, there, here));
    }
  }

  /// Returns the seed of the match that a file has; empty when it has no game, or its first one
  /// names none.
  ///
  /// @throws IOException when the file cannot be read
  /// @throws tabuleiro.play.PlayException when its text is broken
  public static Optional<Long> seed(Path path) throws IOException {
    try (GameFile file = GameFile.open(path)) {
      return file.next().flatMap(game -> game.record().tag("Seed")).flatMap(EarlierGames::number);
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
