package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import tabuleiro.lab.report.json.ProgramJson;

/// A generation of a network.
///
/// @param generation the number, from 1
/// @param games the number of training games, of this generation and those before
/// @param positions the number of positions that the network was trained on
/// @param lossWithoutNetwork the validation loss without a network
/// @param loss the validation loss of the network
/// @param pairs the number of pairs of games with 0, 1/2, 1, 3/2 and 2 points, against the best
///   network before
/// @param elo the difference in Elo points; left out when it is infinite
/// @param low lower end of its 95 % interval; left out likewise
/// @param high upper end; left out likewise
/// @param promoted whether the network is the best one from now on
/// @param seconds the duration
/// @param program the program that made it; left out in logs of earlier versions
@Json
public record GenerationJson(
    int generation,
    int games,
    int positions,
    double lossWithoutNetwork,
    double loss,
    List<Long> pairs,
    Optional<Double> elo,
    Optional<Double> low,
    Optional<Double> high,
    SprtJson sprt,
    boolean promoted,
    long seconds,
    Optional<ProgramJson> program) {}
