package tabuleiro.wasm;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import tabuleiro.text.Language;
import tabuleiro.wasm.answer.AnalysisSlices;
import tabuleiro.wasm.answer.OperationAnswer;
import tabuleiro.wasm.answer.OperationAnswers;
import tabuleiro.wasm.answer.OperationRequest;
import tabuleiro.wasm.check.EngineChecks;

/// What `worker.js` calls. Texts that have a status begin with it and a space, such as `200 {}`.
public final class BrowserEngine {
  /// Separates the names and values of parameters.
  private static final String SEPARATOR = "\0";

  private static @Nullable AnalysisSlices analysis;

  private BrowserEngine() {}

  /// Starts nothing: the worker calls the other methods.
  public static void main(String[] args) {
    // The runtime of the compiler wants a program.
  }

  /// Answers a request: returns the status and the answer.
  ///
  /// @param operation the name of the operation
  /// @param language the code of the language, such as `pt`
  /// @param parameters names and values in turn
  @JSExport
  public static String answer(String operation, String language, String parameters) {
    return text(OperationAnswers.answer(operation, request(language, parameters)));
  }

  /// Returns the problem of a program that has failed and was started again.
  @JSExport
  public static String restarted(String language) {
    return text(OperationAnswers.restarted(language(language)));
  }

  /// Begins an analysis, in place of the one before. Returns `200` and a space, or a problem; the
  /// status is 204 where there is nothing to search.
  @JSExport
  public static String beginAnalysis(String language, String parameters) {
    OperationRequest request = request(language, parameters);
    try {
      AnalysisSlices begun = AnalysisSlices.of(request);
      analysis = begun;
      return begun.isOver() ? "204 " : "200 ";
    } catch (RuntimeException e) {
      return text(AnalysisSlices.refusal(request, e));
    }
  }

  /// Searches on, and returns what is known now.
  ///
  /// @param millis the time, in milliseconds
  @JSExport
  public static String continueAnalysis(int millis) {
    return current().search(millis);
  }

  /// Returns the result of the analysis.
  @JSExport
  public static String finishAnalysis() {
    return current().finish();
  }

  /// Runs a check, for tests and for measurements.
  @JSExport
  public static String check(String command) {
    return EngineChecks.run(command);
  }

  private static AnalysisSlices current() {
    AnalysisSlices current = analysis;
    if (current == null) {
      throw new IllegalStateException("no analysis has begun");
    }
    return current;
  }

  private static Language language(String code) {
    return Language.of(code).orElse(Language.ENGLISH);
  }

  private static OperationRequest request(String language, String parameters) {
    Map<String, String> values = new LinkedHashMap<>();
    String[] parts = parameters.split(SEPARATOR, -1);
    for (int i = 0; i + 1 < parts.length; i += 2) {
      values.put(parts[i], parts[i + 1]);
    }
    return new OperationRequest(language(language), values);
  }

  private static String text(OperationAnswer answer) {
    return answer.status() + " " + answer.json();
  }
}
