package tabuleiro.lab.report.json;

import io.avaje.jsonb.Json;
import java.util.List;

/// Two balance reports that were made to be compared.
///
/// @param reports in the order of the command line
@Json
public record ReportComparisonJson(List<ReportJson> reports) {}
