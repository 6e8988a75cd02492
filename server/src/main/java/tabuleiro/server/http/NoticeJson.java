package tabuleiro.server.http;

import io.avaje.jsonb.Json;

/// A message to a client that answers no request.
///
/// @param type `problem` or `bye`
/// @param error an error code for programs
/// @param says the message, in the client's language
@Json
public record NoticeJson(String type, String error, String says) {
  static NoticeJson problem(ProblemException problem, Caller caller) {
    return new NoticeJson("problem", problem.error(), problem.text(caller));
  }

  static NoticeJson bye(String says) {
    return new NoticeJson("bye", "bye", says);
  }
}
