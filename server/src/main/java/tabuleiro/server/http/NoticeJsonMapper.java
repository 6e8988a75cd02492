package tabuleiro.server.http;

import tabuleiro.protocol.common.NoticeJson;

/// Makes [NoticeJson] of what the server knows.
final class NoticeJsonMapper {
  private NoticeJsonMapper() {}

  static NoticeJson problem(ProblemException problem, Caller caller) {
    return new NoticeJson("problem", problem.error(), problem.text(caller));
  }

  static NoticeJson bye(String says) {
    return new NoticeJson("closing", "closing", says);
  }
}
