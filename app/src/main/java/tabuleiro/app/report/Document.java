package tabuleiro.app.report;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.lab.match.Entrant;
import tabuleiro.lab.report.Report;
import tabuleiro.lab.report.ReportPlan;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// A report in the words of one language, before it is laid out.
///
/// @param made what it is made of
/// @param command that makes it again
public record Document(
    Language language, String title, List<String> made, String command, List<Section> sections) {
  /// Copies the lists.
  public Document {
    made = List.copyOf(made);
    sections = List.copyOf(sections);
  }

  /// Puts a report into words.
  public static Document of(Report report, Language language) {
    ReportPlan plan = report.plan();
    Messages words = Messages.of(language).forGame(plan.game().id().game());
    Wording wording = new Wording(words, report);
    List<Section> sections = new ArrayList<>();
    sections.addAll(new BalanceSections(wording).all());
    sections.addAll(new ShapeSections(wording).all());
    sections.addAll(new CourseSections(wording, plan.game()).all());
    sections.addAll(new StrengthSections(wording, report).all());
    sections.add(new ExampleSection(wording).section());
    String name = words.say("name") + " " + plan.game().id().variant();
    return new Document(
        language,
        words.say("report.title", name),
        made(report, words),
        ReportOrder.of(plan),
        sections);
  }

  private static List<String> made(Report report, Messages words) {
    ReportPlan plan = report.plan();
    List<String> made = new ArrayList<>();
    made.add(
        words.say("report.made", String.valueOf(plan.seed()), String.valueOf(plan.randomGames())));
    if (plan.hasGames()) {
      List<String> names = plan.players().stream().map(Entrant::label).toList();
      made.add(
          words.say(
              "report.made-games",
              String.valueOf(plan.games()),
              names.getFirst(),
              names.getLast(),
              String.valueOf(plan.plies())));
    }
    if (report.counted() < report.planned()) {
      made.add(
          words.say(
              "report.so-far", String.valueOf(report.counted()), String.valueOf(report.planned())));
    }
    return made;
  }
}
