package tabuleiro.server.study;

/// A study of a collection with its text.
///
/// @param entry what the player says about it
/// @param record its text
record StoredRecord(StudyEntry entry, String record) {}
