package tabuleiro.server.admin;

import java.util.List;
import java.util.Optional;
import tabuleiro.protocol.moderation.ReportedGameJson;
import tabuleiro.protocol.moderation.ReportsJson;
import tabuleiro.server.chat.ChatMessageJsonMapper;
import tabuleiro.server.social.GameReport;
import tabuleiro.server.social.ReportedGame;
import tabuleiro.text.Messages;
import tabuleiro.view.game.SeatInfo;

/// Makes [ReportsJson] of what players have reported.
final class ReportsJsonMapper {
  private ReportsJsonMapper() {}

  static ReportsJson of(List<ReportedGame> reports, Messages messages) {
    return new ReportsJson(reports.stream().map(report -> of(report, messages)).toList());
  }

  private static ReportedGameJson of(ReportedGame reported, Messages messages) {
    GameReport report = reported.report();
    return new ReportedGameJson(
        report.game(),
        reported.seats().stream().map(seat -> seat.displayedName(messages)).toList(),
        reported.seats().stream()
            .filter(SeatInfo::isMember)
            .map(SeatInfo::name)
            .flatMap(Optional::stream)
            .filter(name -> !name.isEmpty())
            .distinct()
            .toList(),
        report.reporter(),
        report.reason(),
        report.note(),
        report.millis(),
        reported.messages().stream()
            .map(message -> ChatMessageJsonMapper.of(message, messages))
            .toList());
  }
}
