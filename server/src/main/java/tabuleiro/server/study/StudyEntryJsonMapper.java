package tabuleiro.server.study;

import tabuleiro.protocol.study.StudyEntryJson;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.text.MessageCatalogue;

/// Makes [StudyEntryJson] of what the server knows.
final class StudyEntryJsonMapper {
  private StudyEntryJsonMapper() {}

  static StudyEntryJson of(StudyEntry entry, Language language) {
    String game = entry.board().game();
    String variant = entry.board().variant();
    Messages messages = MessageCatalogue.of(language, game);
    return new StudyEntryJson(
        entry.study(),
        "/s/" + entry.study(),
        entry.title(),
        entry.folder(),
        game,
        variant,
        messages.boardName(variant),
        entry.createdMillis(),
        entry.changedMillis());
  }
}
