package tabuleiro.protocol.study;

import io.avaje.jsonb.Json;

/// A study.
///
/// @param study the id of the study
/// @param path the path of its page
/// @param game the name of the family
/// @param variant the name of the variant
/// @param start the text of the first position
/// @param firstToMove the side that moves first
/// @param title the title; empty for none
/// @param result the result, or *
/// @param mainLine the moves
/// @param record the text of the record
@Json
public record StudyJson(
    String study,
    String path,
    String game,
    String variant,
    String start,
    String firstToMove,
    String title,
    String result,
    StudyVariationJson mainLine,
    String record) {}
