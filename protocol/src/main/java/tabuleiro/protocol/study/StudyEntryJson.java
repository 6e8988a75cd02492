package tabuleiro.protocol.study;

import io.avaje.jsonb.Json;

/// One of your studies.
///
/// @param study the id of the study
/// @param path the path of its page
/// @param title the title; empty for none
/// @param folder the folder; empty for none
/// @param game the name of the family
/// @param variant the name of the variant
/// @param name the name of the game and the variant in the language of the request
/// @param createdMillis when you added it, in milliseconds since 1970
/// @param changedMillis when its title or folder was last changed
@Json
public record StudyEntryJson(
    String study,
    String path,
    String title,
    String folder,
    String game,
    String variant,
    String name,
    long createdMillis,
    long changedMillis) {}
