package tabuleiro.server.study;

import org.jdbi.v3.core.mapper.Nested;

/// A study of a collection with its text.
///
/// @param entry what the player says about it
/// @param record its text
record StoredRecord(@Nested StudyEntry entry, String record) {}
