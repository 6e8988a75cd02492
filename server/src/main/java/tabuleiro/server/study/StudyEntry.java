package tabuleiro.server.study;

import org.jdbi.v3.core.mapper.Nested;
import tabuleiro.rules.GameId;

/// A study in a player's collection.
///
/// @param study the id of the study
/// @param title its title; empty for none
/// @param folder its folder; empty for none
/// @param board its game
/// @param createdMillis when the player added it, in milliseconds since 1970
/// @param changedMillis when the player last changed its title or folder
public record StudyEntry(
    String study,
    String title,
    String folder,
    @Nested GameId board,
    long createdMillis,
    long changedMillis) {}
