package tabuleiro.protocol.study;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// A record to save as a study.
///
/// @param record the text of the record
/// @param title its title in your studies, at most 100 characters; by default the event of the
///   record
/// @param folder its folder in your studies, at most 60 characters; empty for none. Without a title
///   and a folder the study is saved for its link alone.
@Json
public record NewStudyJson(String record, Optional<String> title, Optional<String> folder) {}
