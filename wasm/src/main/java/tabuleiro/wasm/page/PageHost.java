package tabuleiro.wasm.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import tabuleiro.protocol.common.NoticeJson;
import tabuleiro.protocol.common.ProblemJson;
import tabuleiro.text.Language;
import tabuleiro.view.analysis.AnalysisStatusJsonMapper;
import tabuleiro.view.game.ReplyJsonMapper;
import tabuleiro.wasm.analysis.AnalysisSocket;
import tabuleiro.wasm.answer.AnswerJson;
import tabuleiro.wasm.answer.OperationAnswer;
import tabuleiro.wasm.answer.OperationAnswers;
import tabuleiro.wasm.answer.OperationRequest;
import tabuleiro.wasm.answer.OperationTable;
import tabuleiro.wasm.answer.RequestProblem;
import tabuleiro.wasm.game.GameOperationAnswers;
import tabuleiro.wasm.game.LocalGames;
import tabuleiro.wasm.link.PageLink;
import tabuleiro.wasm.link.PageSocket;
import tabuleiro.wasm.puzzle.PuzzleOperationAnswers;

/// Answers what a page asks as the server does: requests by method and path, and messages over
/// sockets. It keeps nothing itself: what is to be kept goes to the page.
public final class PageHost {
  private static final String ANALYSIS = "/analysis";
  private static final String GAMES = "/games/";
  private static final String LIVE = "/live";

  /// The code of a socket that is closed because of what the page asked.
  private static final int POLICY_VIOLATION = 1008;

  private final PageLink link;
  private final LongSupplier millis;
  private final LocalGames games;
  private final PuzzleOperationAnswers puzzles;
  private final OperationTable operations;
  private final Map<Integer, OpenSocket> sockets = new LinkedHashMap<>();

  /// @param language that of the page
  private record OpenSocket(PageSocket socket, Language language) {}

  /// @param millis the time, in milliseconds since 1970
  public PageHost(PageLink link, LongSupplier millis) {
    this.link = link;
    this.millis = millis;
    this.games = new LocalGames(link);
    this.puzzles = new PuzzleOperationAnswers(link, millis);
    this.operations =
        OperationAnswers.TABLE
            .with(new GameOperationAnswers(games, millis).table())
            .with(puzzles.table());
  }

  /// Returns the methods and paths of all operations that are answered.
  public List<String> operationNames() {
    return operations.names();
  }

  /// Answers a request. A problem is an answer too.
  ///
  /// @param name the method and the path, such as `GET /rules/talpa`
  public OperationAnswer answer(String name, OperationRequest request) {
    return operations.answer(name, request);
  }

  /// Restores what the page has kept.
  ///
  /// @param language that of messages about broken texts
  public void restore(Language language, String name, String text) {
    if (name.equals(PuzzleOperationAnswers.KEPT)) {
      puzzles.restore(language, text);
    } else {
      games.restore(language, name, text);
    }
  }

  /// Opens a socket.
  ///
  /// @param number the number that the page has given it
  /// @param path its path, such as `/analysis`
  /// @param request the parameters of its query
  public void open(int number, String path, OperationRequest request) {
    try {
      sockets.put(number, new OpenSocket(socket(number, path, request), request.language()));
    } catch (RuntimeException e) {
      notify(number, request.language(), e);
      link.close(number, POLICY_VIOLATION);
    }
  }

  private PageSocket socket(int number, String path, OperationRequest request) {
    if (path.equals(ANALYSIS)) {
      return new AnalysisSocket(number, link, request.language(), games::state);
    }
    if (path.startsWith(GAMES) && path.endsWith(LIVE)) {
      String id = path.substring(GAMES.length(), path.length() - LIVE.length());
      return games.open(number, id, request, millis.getAsLong());
    }
    throw RequestProblem.notFound();
  }

  /// Handles a message over a socket.
  ///
  /// @param fields the fields of the message; empty when it is not a JSON object
  public void receive(int number, Optional<Map<String, String>> fields) {
    OpenSocket open = sockets.get(number);
    if (open == null) {
      return; // The page closes it at the same time.
    }
    String id = fields.map(given -> given.getOrDefault("id", "")).orElse("");
    try {
      Map<String, String> given = fields.orElseThrow(RequestProblem::notJson);
      OperationRequest message = new OperationRequest(open.language(), Map.of(), given);
      open.socket().receive(message, millis.getAsLong());
    } catch (RuntimeException e) {
      if (id.isEmpty()) {
        notify(number, open.language(), e);
      } else {
        link.send(number, open.socket().refusal(id, e));
      }
    }
  }

  private void notify(int number, Language language, RuntimeException reason) {
    ProblemJson problem = RequestProblem.of(reason).toJson(language, "");
    link.send(
        number, AnswerJson.format(new NoticeJson("problem", problem.error(), problem.message())));
  }

  /// Handles the end of a socket.
  public void close(int number) {
    OpenSocket open = sockets.remove(number);
    if (open != null) {
      open.socket().close(millis.getAsLong());
    }
  }

  /// Does a part of the work that nobody waits for: moves of levels, clocks, analyses.
  ///
  /// @return how long nothing is to be done, in milliseconds; [PageSocket#IDLE] when nothing is
  public long work() {
    long wait = PageSocket.IDLE;
    for (OpenSocket open : List.copyOf(sockets.values())) {
      wait = Math.min(wait, open.socket().work(millis.getAsLong()));
    }
    return wait;
  }

  /// Lets levels resign from now on, because they have failed again and again.
  public void giveUp() {
    games.giveUp();
  }

  /// Returns the answer to a request with a body that is not a JSON object.
  public static OperationAnswer unreadable(Language language) {
    return RequestProblem.notJson().answer(language, "");
  }

  /// Returns the answer to a request during which the program has failed; it was started again.
  public static OperationAnswer restarted(Language language) {
    return RequestProblem.restarted().answer(language, "");
  }

  /// Returns why the program waits: a part of it cannot be loaded now.
  public static String unavailable(Language language) {
    return RequestProblem.unavailable().toJson(language, "").message();
  }

  /// Returns the answer to a message over a socket during which the program has failed.
  ///
  /// @param path the path of the socket
  /// @param id the id of the message
  public static String restartedAt(String path, Language language, String id) {
    ProblemJson problem = RequestProblem.restarted().toJson(language, "");
    return AnswerJson.format(
        path.equals(ANALYSIS)
            ? AnalysisStatusJsonMapper.refused(id, problem.error(), problem.message())
            : ReplyJsonMapper.rejected(id, problem));
  }
}
