package tabuleiro.lab.report.document;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.lab.report.Report;
import tabuleiro.lab.report.ReportPlan;
import tabuleiro.lab.report.json.ProgramJson;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// A report in one language, before it is laid out.
///
/// @param introduction the paragraphs that say which games the report counts
/// @param command the command line that makes the same report
/// @param program the program that made it, with its version
public record ReportDocument(
    Language language,
    String title,
    List<String> introduction,
    String command,
    String program,
    List<ReportSection> sections) {
  /// Copies the lists.
  public ReportDocument {
    introduction = List.copyOf(introduction);
    sections = List.copyOf(sections);
  }

  /// Writes a report in a language.
  ///
  /// @param program the program that made it
  public static ReportDocument of(Report report, ProgramJson program, Language language) {
    ReportPlan plan = report.plan();
    Messages messages = Messages.of(language).forGame(plan.game().id().game());
    ReportFormatter formatter = new ReportFormatter(messages, report);
    List<ReportSection> sections = new ArrayList<>();
    new VerdictSection(formatter, report).section().ifPresent(sections::add);
    sections.addAll(new BalanceSections(formatter).sections());
    sections.addAll(new ShapeSections(formatter).sections());
    sections.addAll(new CourseSections(formatter, plan.game()).sections());
    new HeatSection(formatter, plan.game()).section().ifPresent(sections::add);
    sections.addAll(new StrengthSections(formatter, report).sections());
    new OtherBoardsSection(formatter, report).section().ifPresent(sections::add);
    sections.add(new ExampleSection(formatter).section());
    String name = messages.format("name") + " " + plan.game().id().variant();
    return new ReportDocument(
        language,
        messages.format("report.title", name),
        introduction(report, messages),
        ReportCommandLine.of(plan),
        program(program, messages),
        sections);
  }

  /// Returns the program that made a report, with what distinguishes it from other versions.
  static String program(ProgramJson program, Messages messages) {
    String version =
        messages.format(
            "report.program",
            program.version(),
            program.sources(),
            String.valueOf(program.signature()));
    return program
        .commit()
        .map(commit -> version + ", " + messages.format("report.commit", commit))
        .orElse(version);
  }

  /// Returns the paragraphs that say which games a report counts.
  static List<String> introduction(Report report, Messages messages) {
    ReportPlan plan = report.plan();
    List<String> made = new ArrayList<>();
    made.add(
        messages.format(
            "report.made", String.valueOf(plan.seed()), String.valueOf(plan.randomGames())));
    if (plan.hasGames()) {
      List<String> names = plan.players().stream().map(MatchPlayer::label).toList();
      made.add(
          messages.format(
              "report.made-games",
              String.valueOf(plan.games()),
              names.getFirst(),
              names.getLast(),
              String.valueOf(plan.openingPlies())));
    }
    if (report.countedGames() < report.plannedGames()) {
      made.add(
          messages.format(
              "report.so-far",
              String.valueOf(report.countedGames()),
              String.valueOf(report.plannedGames())));
    }
    return made;
  }
}
