package tabuleiro.app.export;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.json.DataCardJson;
import tabuleiro.solver.table.Distance;
import tabuleiro.solver.table.DistanceTable;

/// `tabuleiro export table FILE...`: a row for each position of distance tables.
@Command(name = "table", footer = "  tabuleiro export table talpa-4x4.table --out talpa-4x4.csv")
final class ExportTableCommand extends ExportCommand {
  private static final List<ExportColumn> COLUMNS =
      List.of(
          ExportColumn.text("game"),
          ExportColumn.text("variant"),
          ExportColumn.integer("layer"),
          ExportColumn.integer("key"),
          ExportColumn.text("value"),
          ExportColumn.integer("distance"));

  /// The tables that are open: opening one reads all of it.
  private final Map<Path, DistanceTable> tables = new HashMap<>();

  ExportTableCommand(CommandContext context) {
    super(context, COLUMNS);
  }

  private DistanceTable table(Path file) {
    return tables.computeIfAbsent(file, DistanceTable::open);
  }

  @Override
  void export(Path file, ExportRows rows) {
    DistanceTable table = table(file);
    String[] title = title(table);
    for (DistanceTable.Layer layer : table.layers()) {
      for (int i = 0; i < layer.count(); i++) {
        rows.write(row(title, layer, i));
      }
    }
  }

  /// Returns the game, the variant and the start.
  private static String[] title(DistanceTable table) {
    return table.header().title().split(" ", 3);
  }

  private static Map<String, Object> row(String[] title, DistanceTable.Layer layer, int index) {
    Distance distance = layer.distance(index);
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("game", title[0]);
    row.put("variant", title[1]);
    row.put("layer", layer.number());
    row.put("key", layer.key(index));
    row.put("value", distance.value().name().toLowerCase(Locale.ROOT));
    row.put("distance", distance.plies());
    return row;
  }

  @Override
  DataCardJson.Source source(Path file) {
    String[] title = title(table(file));
    return DataCardJson.Source.of(file)
        .with(Map.of("game", title[0] + " " + title[1], "start", title[2]));
  }
}
