package tabuleiro.browser;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.util.List;

/// Checks pages for barriers to people with disabilities, by the rules of axe-core.
final class AccessibilityCheck {
  /// Without the elements that pass, which are most of a page.
  private static final AxeRunOptions ONLY_VIOLATIONS = new AxeRunOptions();

  static {
    ONLY_VIOLATIONS.setResultTypes(List.of("violations"));
  }

  private AccessibilityCheck() {}

  /// Returns the violations on a page, each with its rule, element and reason; empty when there are
  /// none.
  static List<String> violations(Page page) {
    return new AxeBuilder(page)
            .options(ONLY_VIOLATIONS)
            // Otherwise a second page, with all rules again, would collect what the frames report.
            .setLegacyMode(true)
            .analyze()
            .getViolations()
            .stream()
            .flatMap(rule ->
                rule.getNodes().stream()
                    .map(node ->
                        rule.getId() + " " + node.getTarget() + ": " + node.getFailureSummary()))
            .toList();
  }
}
