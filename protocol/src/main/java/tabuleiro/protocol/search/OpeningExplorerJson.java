package tabuleiro.protocol.search;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import tabuleiro.protocol.game.GameListEntryJson;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.position.PositionJson;

/// How games went on in a position of an opening, whatever moves led to it, and what is proven
/// about it.
///
/// @param game the name of the family, such as talpa
/// @param variant such as 8x8
/// @param moves the moves that reach the position
/// @param position the position
/// @param source the games that are counted: the finished public games on this server, or the games
///   between computers that come with the program
/// @param sources the number of games with the position, from each source
/// @param hasDraws whether the rules can end a game in a draw. Players may agree on a draw in any
///   game.
/// @param proven the result with perfect play from the position on, where it is proven
/// @param games the number of games of the source with the position
/// @param firstWins how many of them the first side has won
/// @param draws how many of them were drawn
/// @param secondWins how many of them the second side has won
/// @param nextMoves the moves that were played in it, the most frequent first, and then those that
///   were not but are proven to win or draw for the side to move
/// @param lastGames the public games with the position that were the last to end
@Json
public record OpeningExplorerJson(
    String game,
    String variant,
    List<String> moves,
    PositionJson position,
    @OneOf({"games", "computers"}) String source,
    OpeningSourcesJson sources,
    boolean hasDraws,
    Optional<ProvenResultJson> proven,
    int games,
    int firstWins,
    int draws,
    int secondWins,
    List<NextMoveJson> nextMoves,
    List<GameListEntryJson> lastGames) {
  public OpeningExplorerJson {
    moves = List.copyOf(moves);
    nextMoves = List.copyOf(nextMoves);
    lastGames = List.copyOf(lastGames);
  }
}
