package tabuleiro.app.report;

import java.util.ArrayList;
import java.util.List;

/// Games to look at.
record ExampleSection(Wording wording) {
  Section section() {
    List<Block> games = new ArrayList<>();
    for (Wording.Sample sample : wording.samples()) {
      sample
          .figures()
          .shortest()
          .map(record -> game("report.examples.shortest", sample, record.format()))
          .ifPresent(games::add);
      sample
          .figures()
          .typical()
          .map(record -> game("report.examples.typical", sample, record.format()))
          .ifPresent(games::add);
    }
    return wording.section("examples", games.toArray(Block[]::new));
  }

  private Block game(String key, Wording.Sample sample, String record) {
    return new Block.Game(wording.say(key, sample.name()), record);
  }
}
