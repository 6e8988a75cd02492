package tabuleiro.lab.report.document;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.play.record.GameRecord;

/// The section with example games.
record ExampleSection(ReportFormatter formatter) {
  ReportSection section() {
    List<ReportBlock> games = new ArrayList<>();
    for (ReportFormatter.Sample sample : formatter.samples()) {
      sample
          .figures()
          .shortest()
          .map(record -> game("report.examples.shortest", sample, record))
          .ifPresent(games::add);
      sample
          .figures()
          .typical()
          .map(record -> game("report.examples.typical", sample, record))
          .ifPresent(games::add);
    }
    return formatter.section("examples", games.toArray(ReportBlock[]::new));
  }

  private ReportBlock game(String key, ReportFormatter.Sample sample, GameRecord record) {
    return new ReportBlock.Game(formatter.text(key, sample.name()), record);
  }
}
