package tabuleiro.wasm.method;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.stream.Stream;

/// For `java.util.regex.Matcher`.
final class MatcherMethods {
  /// Missing.
  String replaceAll(Function<MatchResult, String> replacer) {
    Matcher matcher = (Matcher) (Object) this;
    matcher.reset();
    StringBuffer replaced = new StringBuffer();
    while (matcher.find()) {
      matcher.appendReplacement(replaced, replacer.apply(matcher));
    }
    matcher.appendTail(replaced);
    return replaced.toString();
  }

  /// Missing.
  Stream<MatchResult> results() {
    Matcher matcher = (Matcher) (Object) this;
    matcher.reset();
    List<MatchResult> results = new ArrayList<>();
    while (matcher.find()) {
      results.add(matcher.toMatchResult());
    }
    return results.stream();
  }
}
