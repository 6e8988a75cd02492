package tabuleiro.protocol.analysis;

import io.avaje.jsonb.Json;
import java.util.List;

/// The positions of a variation with which the site gives no help, since a rated game in progress
/// is near. An engine in the browser is to give none either.
///
/// @param refusedPlies after how many moves each of them is reached
/// @param freeMillis for how long help is given with every position of this game, whatever its
///   variant, so that none needs to be checked, in milliseconds; 0 when each is to be checked
/// @param message why, in the reader's language; empty when there is none of them
@Json
public record HelpCheckJson(List<Integer> refusedPlies, long freeMillis, String message) {}
