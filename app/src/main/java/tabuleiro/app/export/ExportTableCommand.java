package tabuleiro.app.export;

import java.io.IOException;
import java.nio.file.Path;
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
  ExportTableCommand(CommandContext context) {
    super(context);
  }

  @Override
  List<ExportColumn> columns() {
    return List.of(
        ExportColumn.text("game"),
        ExportColumn.text("variant"),
        ExportColumn.integer("layer"),
        ExportColumn.integer("key"),
        ExportColumn.text("value"),
        ExportColumn.integer("distance"));
  }

  @Override
  void export(List<Path> files, ExportRows rows) throws IOException {
    for (Path file : files) {
      DistanceTable table = DistanceTable.open(file);
      String[] title = table.header().title().split(" ", 3);
      for (DistanceTable.Layer layer : table.layers()) {
        for (int i = 0; i < layer.count(); i++) {
          rows.write(row(title, layer, i));
        }
      }
    }
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
  List<DataCardJson.Source> sources(List<Path> files) {
    return files.stream().map(ExportTableCommand::source).toList();
  }

  private static DataCardJson.Source source(Path file) {
    String[] title = DistanceTable.open(file).header().title().split(" ", 3);
    return DataCardJson.Source.of(file)
        .with(Map.of("game", title[0] + " " + title[1], "start", title[2]));
  }
}
