package tabuleiro.app.export;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.json.DataCardJson;
import tabuleiro.play.Ending;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;

/// `tabuleiro export games FILE...`: a row for each recorded game.
@Command(name = "games", footer = "  tabuleiro export games games.txt --out games.csv")
final class ExportGamesCommand extends ExportCommand {
  private static final List<ExportColumn> COLUMNS =
      List.of(
          ExportColumn.integer("number"),
          ExportColumn.text("game"),
          ExportColumn.text("variant"),
          ExportColumn.text("event"),
          ExportColumn.text("date"),
          ExportColumn.text("round"),
          ExportColumn.text("first"),
          ExportColumn.text("second"),
          ExportColumn.text("timeControl"),
          ExportColumn.text("seed"),
          ExportColumn.text("id"),
          ExportColumn.text("result"),
          ExportColumn.text("termination"),
          ExportColumn.integer("plies"),
          ExportColumn.text("start"),
          ExportColumn.text("moves"));

  /// Columns with the tags that they have the values of.
  private static final Map<String, String> TAGS = tags();

  ExportGamesCommand(CommandContext context) {
    super(context, COLUMNS);
  }

  private static Map<String, String> tags() {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("event", "Event");
    tags.put("date", "Date");
    tags.put("round", "Round");
    tags.put("first", "White");
    tags.put("second", "Black");
    tags.put("timeControl", "TimeControl");
    tags.put("seed", "Seed");
    tags.put("id", "Id");
    return tags;
  }

  @Override
  void export(Path file, ExportRows rows) {
    readRecords(file, game -> rows.write(row(game, nextGame())));
  }

  private static Map<String, Object> row(Replay game, int number) {
    GameRecord record = game.record();
    GameId id = game.game().id();
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("number", number);
    row.put("game", id.game());
    row.put("variant", id.variant());
    TAGS.forEach((column, tag) -> record.tag(tag).ifPresent(value -> row.put(column, value)));
    StringBuilder moves = new StringBuilder();
    while (game.hasNext()) {
      Position position = game.position();
      moves.append(moves.isEmpty() ? "" : " ").append(position.formatMove(game.next()));
    }
    Ending ending = game.finish();
    row.put("result", record.result().format());
    row.put("termination", ending.kind().key());
    row.put("plies", game.ply());
    row.put("start", game.start().format());
    row.put("moves", moves.toString());
    return row;
  }

  @Override
  DataCardJson.Source source(Path file) {
    return DataCardJson.Source.of(file);
  }
}
