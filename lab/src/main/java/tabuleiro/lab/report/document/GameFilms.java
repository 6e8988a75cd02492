package tabuleiro.lab.report.document;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tabuleiro.games.Games;
import tabuleiro.play.LegalMove;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Position;

/// The drawings of the games in a report. The page has each once, as a template, and shows it in
/// the language that the reader has chosen.
final class GameFilms {
  private final Map<GameRecord, String> svg = new LinkedHashMap<>();

  /// @param documents the report in each language
  GameFilms(List<ReportDocument> documents, ReportPictures pictures) {
    documents.stream()
        .flatMap(document -> document.sections().stream())
        .flatMap(section -> section.blocks().stream())
        .filter(ReportBlock.Game.class::isInstance)
        .map(block -> ((ReportBlock.Game) block).record())
        .distinct()
        .forEach(record -> svg.put(record, draw(record, "film-" + svg.size(), pictures)));
  }

  private static String draw(GameRecord record, String id, ReportPictures pictures) {
    Replay replay = Replay.of(record, Games.families());
    Position start = replay.start();
    List<LegalMove> moves = new ArrayList<>();
    while (replay.hasNext()) {
      Position before = replay.position();
      moves.add(LegalMove.ofGenerated(before, replay.next()));
    }
    return "<template id=\"%s\">%s</template>\n"
        .formatted(id, HtmlText.inline(pictures.frames(start, moves, id + "-")));
  }

  /// Returns the id of the template of a game of the report.
  String id(GameRecord record) {
    return "film-" + List.copyOf(svg.keySet()).indexOf(record);
  }

  /// Returns the templates.
  String html() {
    return svg.values().stream().collect(Collectors.joining());
  }
}
