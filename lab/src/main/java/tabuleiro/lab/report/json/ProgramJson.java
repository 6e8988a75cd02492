package tabuleiro.lab.report.json;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// The program that made a file, so that it can be made again.
///
/// @param version its version, such as `0.3.0`
/// @param commit the commit that was built, with `-dirty` where files differed from it; left out
///   where it is not known
/// @param sources the date of the sources, such as `2026-11-21`
/// @param signature the signature of the engine, as `bench --only search` prints it
@Json
public record ProgramJson(
    String version, Optional<String> commit, String sources, long signature) {}
