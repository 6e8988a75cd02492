package tabuleiro.cluster;

import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.engine.NetworkPlayers;
import tabuleiro.games.Games;
import tabuleiro.lab.match.MatchPlan;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.lab.match.Openings;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.RecordTag;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// A match as it is sent to the executors: texts and numbers.
///
/// @param start the text of the start of all games, or "" where they start as the game does
/// @param tags the tags of the records in addition to those of the match, in order
/// @param networks the networks of the players that have one, by the names of their files
record MatchDescription(
    String family,
    String variant,
    List<PlayerDescription> players,
    int gamesPerPairing,
    String start,
    int plies,
    long seed,
    LinkedHashMap<String, String> tags,
    LinkedHashMap<String, NetworkBytes> networks)
    implements Serializable {
  /// Returns the description of a match. It has the networks themselves, so that no other machine
  /// needs their files.
  ///
  /// @throws tabuleiro.engine.network.InvalidNetworkException if one of them cannot be read
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
        tags,
        networks(plan));
  }

  private static LinkedHashMap<String, NetworkBytes> networks(MatchPlan plan) {
    LinkedHashMap<String, NetworkBytes> networks = new LinkedHashMap<>();
    for (MatchPlayer player : plan.players()) {
      if (player.name().startsWith(PlayerCatalogue.NETWORK_PREFIX)) {
        String file = player.name().substring(PlayerCatalogue.NETWORK_PREFIX.length());
        networks.put(file, NetworkBytes.of(NetworkPlayers.find(plan.game().id().game(), file)));
      }
    }
    return networks;
  }

  /// Returns what makes the players with a network of this match.
  ///
  /// @param file the name of the network's file on the machine of the command
  Supplier<Player> networkPlayers(String game, String file) {
    return NetworkPlayers.of(game, Objects.requireNonNull(networks.get(file)).network(game));
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
