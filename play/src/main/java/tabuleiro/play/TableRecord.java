package tabuleiro.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// Writes a table's game as a record.
record TableRecord(TableSetup setup, Heading heading) {
  GameRecord of(List<Remark.Comment> comments, List<RecordedMove> moves, Optional<Ending> stopped) {
    Ending ending = stopped.orElseGet(Ending::unfinished);
    Side starter = moves.isEmpty() ? Side.FIRST : setup.start().sideToMove();
    return new GameRecord(
        heading.around(tags(ending)), starter, new MoveLine(comments, moves), ending.result());
  }

  private List<Tag> tags(Ending ending) {
    Game game = setup.game();
    List<Tag> tags = new ArrayList<>();
    tags.add(new Tag("White", setup.first().name()));
    tags.add(new Tag("Black", setup.second().name()));
    tags.add(new Tag("Result", ending.result().format()));
    tags.add(new Tag("Game", game.id().game()));
    tags.add(new Tag("Variant", game.id().variant()));
    tags.add(new Tag("TimeControl", setup.clock().formatTimeControl()));
    tags.add(new Tag("Termination", ending.kind().key()));
    Position start = setup.start();
    if (game.hasDrawnStart() || !start.equals(game.start(0))) {
      tags.add(new Tag("FEN", start.format()));
    }
    setup.seed().ifPresent(seed -> tags.add(new Tag("Seed", String.valueOf(seed))));
    return tags;
  }
}
