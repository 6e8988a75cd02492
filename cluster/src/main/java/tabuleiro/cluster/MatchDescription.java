package tabuleiro.cluster;

import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.games.Games;
import tabuleiro.lab.match.MatchPlan;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.lab.match.Openings;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.RecordTag;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// A match as it is sent to the executors: texts and numbers.
///
/// @param start the text of the start of all games, or "" where they start as the game does
/// @param tags the tags of the records in addition to those of the match, in order
record MatchDescription(
    String family,
    String variant,
    List<PlayerDescription> players,
    int gamesPerPairing,
    String start,
    int plies,
    long seed,
    LinkedHashMap<String, String> tags)
    implements Serializable {
  /// Returns the description of a match.
  static MatchDescription of(MatchPlan plan, EventTags heading) {
    Openings openings = plan.openings();
    LinkedHashMap<String, String> tags = new LinkedHashMap<>();
    heading.tags().forEach(tag -> tags.put(tag.name(), tag.value()));
    return new MatchDescription(
        plan.game().id().game(),
        plan.game().id().variant(),
        plan.players().stream().map(PlayerDescription::of).toList(),
        plan.gamesPerPairing(),
        openings.fixedStart().map(Position::format).orElse(""),
        openings.plies(),
        openings.seed(),
        tags);
  }

  /// Returns the plan of the match.
  MatchPlan plan() {
    Game game = Games.find(family).orElseThrow().game(variant);
    Optional<Position> fixed = start.isEmpty() ? Optional.empty() : Optional.of(game.parse(start));
    List<MatchPlayer> all = players.stream().map(PlayerDescription::player).toList();
    return new MatchPlan(all, gamesPerPairing, new Openings(game, fixed, plies, seed));
  }

  /// Returns the tags of the records.
  EventTags heading() {
    return new EventTags(
        tags.entrySet().stream()
            .map((Map.Entry<String, String> tag) -> new RecordTag(tag.getKey(), tag.getValue()))
            .toList());
  }
}
