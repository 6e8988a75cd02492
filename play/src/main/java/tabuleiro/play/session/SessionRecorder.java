package tabuleiro.play.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.play.Ending;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.MoveAnnotation;
import tabuleiro.play.record.MoveSequence;
import tabuleiro.play.record.RecordTag;
import tabuleiro.play.record.RecordedMove;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// Converts the game of a session to a record.
record SessionRecorder(SessionSetup setup, EventTags eventTags) {
  GameRecord record(
      List<MoveAnnotation.Comment> comments, List<RecordedMove> moves, Optional<Ending> stopped) {
    Ending ending = stopped.orElseGet(Ending::unfinished);
    Side firstToMove = moves.isEmpty() ? Side.FIRST : setup.start().sideToMove();
    return new GameRecord(
        eventTags.mergeWith(tags(ending)),
        firstToMove,
        new MoveSequence(comments, moves),
        ending.result());
  }

  private List<RecordTag> tags(Ending ending) {
    Game game = setup.game();
    List<RecordTag> tags = new ArrayList<>();
    tags.add(new RecordTag("White", setup.first().name()));
    tags.add(new RecordTag("Black", setup.second().name()));
    tags.add(new RecordTag("Result", ending.result().format()));
    tags.add(new RecordTag("Game", game.id().game()));
    tags.add(new RecordTag("Variant", game.id().variant()));
    addTimeControls(tags);
    tags.add(new RecordTag("Termination", ending.kind().key()));
    Position start = setup.start();
    if (game.hasRandomStart() || !start.equals(game.start(0))) {
      tags.add(new RecordTag("FEN", start.format()));
    }
    setup.seed().ifPresent(seed -> tags.add(new RecordTag("Seed", String.valueOf(seed))));
    return tags;
  }

  /// With time odds there is a tag for each side, as cutechess writes them.
  private void addTimeControls(List<RecordTag> tags) {
    TimeControls settings = setup.timeControls();
    settings
        .shared()
        .ifPresentOrElse(
            both -> tags.add(new RecordTag("TimeControl", both.formatTag())),
            () -> {
              tags.add(new RecordTag("WhiteTimeControl", settings.first().formatTag()));
              tags.add(new RecordTag("BlackTimeControl", settings.second().formatTag()));
            });
  }
}
