package tabuleiro.cluster;

import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.engine.BookPlayers;
import tabuleiro.engine.NetworkPlayers;
import tabuleiro.engine.PriorityPlayers;
import tabuleiro.engine.book.BookFile;
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
/// @param priorities the weights of move priorities of the players that have some, by the names of
///   their files
/// @param books the opening books of the players that have one, by the names of their files
record MatchDescription(
    String family,
    String variant,
    List<PlayerDescription> players,
    int gamesPerPairing,
    String start,
    int plies,
    long seed,
    LinkedHashMap<String, String> tags,
    LinkedHashMap<String, NetworkBytes> networks,
    LinkedHashMap<String, int[]> priorities,
    LinkedHashMap<String, byte[]> books)
    implements Serializable {
  /// Returns the description of a match. It has the contents of the players' files, so that no
  /// other machine needs them.
  ///
  /// @throws tabuleiro.play.PlayException if one of them cannot be read
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
        networks(plan),
        priorities(plan),
        books(plan));
  }

  private static LinkedHashMap<String, NetworkBytes> networks(MatchPlan plan) {
    LinkedHashMap<String, NetworkBytes> networks = new LinkedHashMap<>();
    for (String file : files(plan, PlayerCatalogue.NETWORK_PREFIX)) {
      networks.put(file, NetworkBytes.of(NetworkPlayers.find(plan.game(), file)));
    }
    return networks;
  }

  private static LinkedHashMap<String, int[]> priorities(MatchPlan plan) {
    LinkedHashMap<String, int[]> priorities = new LinkedHashMap<>();
    for (String file : files(plan, PlayerCatalogue.PRIORITIES_PREFIX)) {
      priorities.put(file, PriorityPlayers.read(plan.game(), file));
    }
    return priorities;
  }

  private static LinkedHashMap<String, byte[]> books(MatchPlan plan) {
    LinkedHashMap<String, byte[]> books = new LinkedHashMap<>();
    for (String file : files(plan, PlayerCatalogue.BOOK_PREFIX)) {
      books.put(file, BookFile.format(BookPlayers.read(plan.game().id().game(), file)));
    }
    return books;
  }

  private static List<String> files(MatchPlan plan, String prefix) {
    return plan.players().stream()
        .map(MatchPlayer::name)
        .filter(name -> name.startsWith(prefix))
        .map(name -> name.substring(prefix.length()))
        .toList();
  }

  /// Returns what makes the players with a network of this match.
  ///
  /// @param file the name of the network's file on the machine of the command
  Supplier<Player> networkPlayers(Game game, String file) {
    return NetworkPlayers.of(game, Objects.requireNonNull(networks.get(file)).network(game));
  }

  /// Returns what makes the players with move priorities of this match.
  ///
  /// @param file the name of the weights' file on the machine of the command
  Supplier<Player> priorityPlayers(Game game, String file) {
    return PriorityPlayers.of(game, Objects.requireNonNull(priorities.get(file)));
  }

  /// Returns what makes the players with an opening book of this match.
  ///
  /// @param file the name of the book's file on the machine of the command
  Supplier<Player> bookPlayers(Game game, String file) {
    return BookPlayers.of(
        game.id().game(), BookFile.parse(file, Objects.requireNonNull(books.get(file))));
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
