package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Checks that each feature of the server keeps its tables to itself: the SQL that writes a table
/// is in the package of its feature, and the SQL that reads it too, apart from some joins.
final class TableOwnershipTest {
  private static final Path SOURCES =
      DocsFolder.ROOT.resolve("server/src/main/java/tabuleiro/server");
  private static final Path MIGRATIONS =
      DocsFolder.ROOT.resolve(
          "server/src/main/resources/tabuleiro/server/kernel/database/migrations");

  /// The features with their tables. A new table needs an entry here.
  private static final Map<String, Set<String>> OWNERS =
      Map.ofEntries(
          Map.entry(
              "account",
              Set.of(
                  "invitation",
                  "known_device",
                  "member",
                  "member_session",
                  "passkey",
                  "passkey_challenge",
                  "recovery_code",
                  "relation")),
          Map.entry("admin", Set.of("admin_log")),
          Map.entry("chat", Set.of("chat_message", "chat_off")),
          Map.entry(
              "game",
              Set.of(
                  "challenger",
                  "device",
                  "device_code",
                  "downtime",
                  "event",
                  "game",
                  "heartbeat",
                  "prepared",
                  "seat")),
          Map.entry("pairing", Set.of("pairing_request", "quick_challenge")),
          Map.entry("presence", Set.of("game_viewers", "live_server", "presence")),
          Map.entry("push", Set.of("push_key", "push_notice", "push_subscription", "quiet_hours")),
          Map.entry("puzzle", Set.of("puzzle_attempt", "puzzle_storm")),
          Map.entry(
              "rating",
              Set.of(
                  "connected_member",
                  "engine_comparison",
                  "rated_game",
                  "rated_position",
                  "rating",
                  "rating_change",
                  "seat_origin")),
          Map.entry("search", Set.of("finished_game", "opening_position")),
          Map.entry("social", Set.of("game_report")),
          Map.entry("study", Set.of("study", "study_entry")),
          Map.entry("tournament", Set.of("tournament", "tournament_game", "tournament_player")));

  /// Names with values, which every feature may keep.
  private static final Set<String> SHARED = Set.of("site_setting");

  /// The first name of a table that has another one now.
  private static final Set<String> RENAMED = Set.of("sitter");

  /// What features read of others in the same query as their own rows. Most join the names of
  /// members, or the games of a player: as two queries they would read rows by the thousand, or see
  /// two states. A backup looks whether there is anything to keep, and a replica how late it is.
  private static final Map<String, Set<String>> JOINS =
      Map.ofEntries(
          Map.entry("account", Set.of("device", "game", "seat")),
          Map.entry(
              "admin",
              Set.of(
                  "connected_member",
                  "device",
                  "game",
                  "member",
                  "member_session",
                  "rating_change",
                  "seat",
                  "study",
                  "tournament",
                  "tournament_player")),
          Map.entry("chat", Set.of("device", "member", "relation", "seat")),
          Map.entry("game", Set.of("member")),
          Map.entry("kernel", Set.of("heartbeat")),
          Map.entry("pairing", Set.of("game")),
          Map.entry("push", Set.of("device", "member_session")),
          Map.entry("rating", Set.of("device", "event", "game", "member", "seat")),
          Map.entry("search", Set.of("event", "game", "seat")),
          Map.entry("social", Set.of("member")),
          Map.entry("tournament", Set.of("member")));

  /// What features write of others. A restored backup is no server that lives, and gets keys of its
  /// own; in the export of an account the reports of a player are one part with the relations.
  private static final Map<String, Set<String>> WRITES =
      Map.of("account", Set.of("game_report"), "admin", Set.of("heartbeat", "push_key"));

  private static final Pattern COMMENT = Pattern.compile("(?m)^\\s*//.*$");
  private static final Pattern WRITE =
      Pattern.compile("\\b(?:INSERT INTO|UPDATE|DELETE FROM)\\s+([a-z_]+)");
  private static final Pattern READ = Pattern.compile("\\b(?:FROM|JOIN)\\s+([a-z_]+)");
  private static final Pattern CREATION =
      Pattern.compile("\\b(?:CREATE TABLE|RENAME TO)\\s+([a-z_]+)");

  private static Set<String> find(Pattern pattern, Path folder, String suffix) {
    return DocsFolder.files(folder, suffix).stream()
        .map(file -> COMMENT.matcher(DocsFolder.read(file)).replaceAll(""))
        .flatMap(text -> pattern.matcher(text).results().map(found -> found.group(1)))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> tables() {
    return find(CREATION, MIGRATIONS, ".sql");
  }

  private static Set<String> ofOthers(String feature, Pattern pattern) {
    Set<String> used = find(pattern, SOURCES.resolve(feature), ".java");
    used.retainAll(tables());
    used.removeAll(OWNERS.getOrDefault(feature, Set.of()));
    used.removeAll(SHARED);
    return used;
  }

  private static List<String> features() {
    try (Stream<Path> all = Files.list(SOURCES)) {
      return all.filter(Files::isDirectory)
          .map(folder -> folder.getFileName().toString())
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void eachTableBelongsToAFeature() {
    Set<String> owned = new TreeSet<>(SHARED);
    owned.addAll(RENAMED);
    OWNERS.values().forEach(owned::addAll);
    assertThat(tables()).isEqualTo(owned);
    assertThat(features()).containsAll(OWNERS.keySet());
  }

  @Test
  void onlyItsFeatureWritesATable() {
    assertThat(features())
        .allSatisfy(feature ->
            assertThat(ofOthers(feature, WRITE))
                .as(feature)
                .isEqualTo(WRITES.getOrDefault(feature, Set.of())));
  }

  @Test
  void otherFeaturesReadATableOnlyInTheJoinsThatAreListed() {
    assertThat(features())
        .allSatisfy(feature -> {
          Set<String> read = ofOthers(feature, READ);
          read.removeAll(WRITES.getOrDefault(feature, Set.of()));
          assertThat(read).as(feature).isEqualTo(JOINS.getOrDefault(feature, Set.of()));
        });
  }
}
