package tabuleiro.server.store.study;

/// A study of a collection with its text.
///
/// @param entry what the player says about it
/// @param record its text
public record StoredRecord(StudyEntry entry, String record) {}
