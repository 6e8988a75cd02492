package tabuleiro.cluster;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.cluster.job.NumberedTask;
import tabuleiro.lab.report.Report;
import tabuleiro.lab.report.sample.GameSample;
import tabuleiro.lab.report.sample.SampledGameText;
import tabuleiro.play.players.StopSignal;

/// The games of a sample of a report; the results are their lines in a report's file.
///
/// @param sample the name of the sample
record SampleTask(ReportDescription report, String sample) implements NumberedTask {
  @Override
  public List<String> run(int first, int end) {
    GameSample games = new Report(report.plan()).sample(sample);
    List<String> lines = new ArrayList<>();
    for (int number = first; number < end; number++) {
      lines.add(SampledGameText.format(sample, games.play(number, new StopSignal()).orElseThrow()));
    }
    return lines;
  }
}
