package tabuleiro.server.study;

import io.avaje.jsonb.Json;
import tabuleiro.server.http.MessageCatalogue;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// A study of the caller.
///
/// @param study its id
/// @param link the address of its page
/// @param title its title; empty for none
/// @param folder its folder; empty for none
/// @param name the name of the game and the variant in the language of the request
/// @param created when it was added, in milliseconds since 1970
/// @param changed when its title or folder was last changed
@Json
public record StudyEntryJson(
    String study,
    String link,
    String title,
    String folder,
    String game,
    String variant,
    String name,
    long created,
    long changed) {
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
        messages.nameOf(variant) + " " + messages.variantName(variant),
        entry.createdMillis(),
        entry.changedMillis());
  }
}
