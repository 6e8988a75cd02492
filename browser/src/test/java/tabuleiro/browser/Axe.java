package tabuleiro.browser;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.util.List;

/// Looks for what makes a page hard to use for some people.
final class Axe {
  private Axe() {}

  /// Returns what breaks a rule on a page: the rule, where, and why. Empty when all is well.
  static List<String> violations(Page page) {
    return new AxeBuilder(page)
        .analyze().getViolations().stream()
            .flatMap(rule ->
                rule.getNodes().stream()
                    .map(node ->
                        rule.getId() + " " + node.getTarget() + ": " + node.getFailureSummary()))
            .toList();
  }
}
