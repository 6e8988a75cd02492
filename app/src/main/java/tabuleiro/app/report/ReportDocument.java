package tabuleiro.app.report;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.lab.report.Report;
import tabuleiro.lab.report.ReportPlan;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// A report in the words of one language, before it is laid out.
///
/// @param introduction what it is made of
/// @param command that makes it again
public record ReportDocument(
    Language language,
    String title,
    List<String> introduction,
    String command,
    List<ReportSection> sections) {
  /// Copies the lists.
  public ReportDocument {
    introduction = List.copyOf(introduction);
    sections = List.copyOf(sections);
  }

  /// Puts a report into words.
  public static ReportDocument of(Report report, Language language) {
    ReportPlan plan = report.plan();
    Messages words = Messages.of(language).forGame(plan.game().id().game());
    ReportFormatter wording = new ReportFormatter(words, report);
    List<ReportSection> sections = new ArrayList<>();
    sections.addAll(new BalanceSections(wording).sections());
    sections.addAll(new ShapeSections(wording).sections());
    sections.addAll(new CourseSections(wording, plan.game()).sections());
    sections.addAll(new StrengthSections(wording, report).sections());
    sections.add(new ExampleSection(wording).section());
    String name = words.format("name") + " " + plan.game().id().variant();
    return new ReportDocument(
        language,
        words.format("report.title", name),
        introduction(report, words),
        ReportCommandLine.of(plan),
        sections);
  }

  private static List<String> introduction(Report report, Messages words) {
    ReportPlan plan = report.plan();
    List<String> made = new ArrayList<>();
    made.add(
        words.format(
            "report.made", String.valueOf(plan.seed()), String.valueOf(plan.randomGames())));
    if (plan.hasGames()) {
      List<String> names = plan.players().stream().map(MatchPlayer::label).toList();
      made.add(
          words.format(
              "report.made-games",
              String.valueOf(plan.games()),
              names.getFirst(),
              names.getLast(),
              String.valueOf(plan.openingPlies())));
    }
    if (report.countedGames() < report.plannedGames()) {
      made.add(
          words.format(
              "report.so-far",
              String.valueOf(report.countedGames()),
              String.valueOf(report.plannedGames())));
    }
    return made;
  }
}
