package tabuleiro.lab.report.json;

import io.avaje.jsonb.Jsonb;
import java.util.List;

/// The JSON text of reports, and of the lists and maps of plain values that their pages draw.
public final class ReportJsonText {
  private static final Jsonb JSONB = Jsonb.builder().build();

  private ReportJsonText() {}

  /// Returns the JSON text of a report, or of two that are compared, on one line.
  ///
  /// @param reports one or two, in order
  public static String of(List<ReportJson> reports) {
    return format(reports.size() == 1 ? reports.getFirst() : new ReportComparisonJson(reports));
  }

  /// Returns the JSON text of a record of this package, or of a list or map of plain values, on one
  /// line.
  public static String format(Object value) {
    return JSONB.toJson(value);
  }

  /// Returns the report of a JSON text.
  ///
  /// @throws io.avaje.json.JsonException if the text is no report
  public static ReportJson parse(String text) {
    return JSONB.type(ReportJson.class).fromJson(text);
  }
}
