package tabuleiro.app.admin;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.server.account.Member;
import tabuleiro.server.admin.AdminEntry;
import tabuleiro.server.admin.MemberSummary;
import tabuleiro.server.admin.RatingCircle;
import tabuleiro.server.chat.ChatContent;
import tabuleiro.server.rating.EngineAgreement;
import tabuleiro.server.rating.PlayerAgreement;
import tabuleiro.server.social.GameReport;
import tabuleiro.server.social.ReportedGame;
import tabuleiro.statistics.ConfidenceInterval;
import tabuleiro.text.Messages;

/// What the operator's commands print.
///
/// @param messages the messages of a language
record AdminText(Messages messages) {
  /// The share of moves as the engine's that is conspicuous. Level 5 had 28 to 45 % in 4 games on
  /// each of three boards, levels 7 to 9 had 32 to 71 %.
  private static final double FLAGGED_FROM = 0.45;

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm").withZone(ZoneOffset.UTC);

  private static String time(long millis) {
    return TIME.format(Instant.ofEpochMilli(millis));
  }

  /// Returns a member on one line.
  String line(MemberSummary summary) {
    Member member = summary.member();
    List<String> facts = new ArrayList<>();
    facts.add(messages.format("admin-since", time(member.createdMillis())));
    facts.add(messages.format("admin-games", summary.games()));
    if (member.isBot()) {
      facts.add(messages.format("admin-bot"));
    }
    member
        .suspension()
        .ifPresent(reason -> facts.add(messages.format("admin-is-suspended", reason)));
    return member.name() + ": " + String.join(", ", facts);
  }

  /// Returns all that is known of a member, on several lines.
  String text(MemberSummary summary) {
    List<String> lines = new ArrayList<>();
    lines.add(line(summary));
    lines.add(messages.format("admin-devices", summary.devices(), summary.tokens()));
    if (summary.usedMillis() > 0) {
      lines.add(messages.format("admin-used", time(summary.usedMillis())));
    }
    return String.join(System.lineSeparator(), lines);
  }

  /// Returns an entry of the audit log on one line.
  String line(AdminEntry entry) {
    String command = entry.command() + (entry.subject().isEmpty() ? "" : " " + entry.subject());
    String detail = entry.detail().isEmpty() ? "" : " (" + entry.detail() + ")";
    return "%s  %s  %s%s".formatted(time(entry.millis()), entry.operator(), command, detail);
  }

  /// Returns a report on a line, and below it the messages of the game.
  String text(ReportedGame reported) {
    return Stream.concat(
            Stream.of(line(reported)), messages(reported).map(message -> "    " + message))
        .collect(Collectors.joining(System.lineSeparator()));
  }

  /// Returns the messages with their numbers and authors; a preset phrase is shown as its key.
  private Stream<String> messages(ReportedGame reported) {
    List<String> players = players(reported);
    return reported.messages().stream()
        .map(message -> {
          String author = players.get(message.side().ordinal());
          ChatContent content = message.content();
          return message.number()
              + " "
              + author
              + ": "
              + (content.phrase().isEmpty() ? content.text() : "(" + content.phrase() + ")");
        });
  }

  private List<String> players(ReportedGame reported) {
    return reported.seats().stream().map(seat -> seat.displayedName(messages)).toList();
  }

  private String line(ReportedGame reported) {
    GameReport report = reported.report();
    String reporter =
        report.reporter().isEmpty() ? messages.format("admin-visitor") : report.reporter();
    String note = report.note().isEmpty() ? "" : ": " + report.note().replaceAll("\\s+", " ");
    return "%s  /g/%s (%s)  %s, %s%s"
        .formatted(
            time(report.millis()),
            report.game(),
            String.join(" - ", players(reported)),
            reporter,
            report.reason(),
            note);
  }

  /// Returns how often a member has moved as the engine, on one line.
  String line(PlayerAgreement player) {
    EngineAgreement agreement = player.agreement();
    ConfidenceInterval share = interval(agreement);
    return messages.format(
        isFlagged(share) ? "admin-compared-flagged" : "admin-compared",
        player.name(),
        player.pool(),
        String.valueOf(Math.round(player.rating())),
        player.games(),
        agreement.same(),
        agreement.moves(),
        percent((double) agreement.same() / agreement.moves()),
        percent(share.low()),
        percent(share.high()));
  }

  /// Returns what a member has won in a circle, on one line.
  String line(RatingCircle circle) {
    return messages.format(
        "admin-circle",
        circle.name(),
        circle.games(),
        percent(circle.score()),
        String.join(", ", circle.opponents()));
  }

  static Map<String, Object> json(RatingCircle circle) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("name", circle.name());
    all.put("games", circle.games());
    all.put("score", circle.score());
    all.put("opponents", circle.opponents());
    return all;
  }

  private static boolean isFlagged(ConfidenceInterval share) {
    return share.low() > FLAGGED_FROM;
  }

  private static ConfidenceInterval interval(EngineAgreement agreement) {
    return ConfidenceInterval.wilson(agreement.same(), agreement.moves());
  }

  private static int percent(double share) {
    return Math.toIntExact(Math.round(100 * share));
  }

  static Map<String, Object> json(PlayerAgreement player) {
    EngineAgreement agreement = player.agreement();
    ConfidenceInterval share = interval(agreement);
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("name", player.name());
    all.put("pool", player.pool());
    all.put("rating", Math.round(player.rating()));
    all.put("games", player.games());
    all.put("moves", agreement.moves());
    all.put("same", agreement.same());
    all.put("low", share.low());
    all.put("high", share.high());
    all.put("flagged", isFlagged(share));
    return all;
  }

  Map<String, Object> json(ReportedGame reported) {
    GameReport report = reported.report();
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("time", report.millis());
    all.put("game", report.game());
    all.put("players", players(reported));
    all.put("reporter", report.reporter());
    all.put("reason", report.reason());
    all.put("note", report.note());
    all.put("messages", messages(reported).toList());
    return all;
  }

  static Map<String, Object> json(MemberSummary summary) {
    Member member = summary.member();
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("name", member.name());
    all.put("created", member.createdMillis());
    all.put("used", summary.usedMillis());
    all.put("games", summary.games());
    all.put("devices", summary.devices());
    all.put("tokens", summary.tokens());
    all.put("bot", member.isBot());
    all.put("suspension", member.suspension().orElse(""));
    return all;
  }

  static Map<String, Object> json(AdminEntry entry) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("time", entry.millis());
    all.put("operator", entry.operator());
    all.put("command", entry.command());
    all.put("subject", entry.subject());
    all.put("detail", entry.detail());
    return all;
  }
}
