package tabuleiro.server.social;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongSupplier;
import tabuleiro.protocol.social.GameReportJson;
import tabuleiro.protocol.social.RelationsJson;
import tabuleiro.protocol.social.SocialOperations;
import tabuleiro.rules.Message;
import tabuleiro.server.account.Member;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.account.PlayerIdentities;
import tabuleiro.server.account.Relation;
import tabuleiro.server.account.RelationStore;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.JsonObject;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RequestBody;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.text.SafeText;

/// The routes with which a member follows, blocks and mutes others, and a player reports a game.
public final class SocialRoutes implements Routes {
  private static final List<String> REASONS = List.of("cheating", "insults", "stalling", "other");

  /// The longest note of a report, in characters. A guess.
  private static final int MAX_NOTE = 1000;

  private final GameStore store;
  private final PlayerIdentities players;
  private final RelationStore relations;
  private final ReportStore reports;
  private final Function<Context, Member> named;
  private final LongSupplier millis;

  /// @param named returns the member whose name is in the address
  /// @param millis the current time, in milliseconds since 1970
  public SocialRoutes(GameStore store, Function<Context, Member> named, LongSupplier millis) {
    this.store = store;
    this.players = new PlayerIdentities(store.database());
    this.relations = new RelationStore(store.database());
    this.reports = new ReportStore(store.database());
    this.named = named;
    this.millis = millis;
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(
        routes,
        SocialOperations.RELATIONS,
        context -> Responses.sendJson(context, 200, relations(require(context))));
    Endpoints.add(routes, SocialOperations.ADD_RELATION, this::addRelation);
    Endpoints.add(routes, SocialOperations.REMOVE_RELATION, this::removeRelation);
    Endpoints.add(routes, SocialOperations.REPORT, this::report);
  }

  private PlayerId require(Context context) {
    return players.requireMember(Caller.of(context)).id();
  }

  private static Relation kind(Context context) {
    return Relation.parse(context.pathParam("kind")).orElseThrow(ProblemException::notFound);
  }

  private RelationsJson relations(PlayerId player) {
    return new RelationsJson(
        relations.names(player, Relation.FOLLOW),
        relations.names(player, Relation.BLOCK),
        relations.names(player, Relation.MUTE));
  }

  private void addRelation(Context context) {
    Relation kind = kind(context);
    PlayerId player = require(context);
    PlayerId other = named.apply(context).id();
    if (other.equals(player)) {
      throw new ProblemException(400, "self", Message.of("member.relation-self"));
    }
    if (!Database.await(relations.add(player, other, kind, millis.getAsLong()))) {
      throw new ProblemException(
          409, "relations", Message.of("member.relation-many", RelationStore.MAX_RELATIONS));
    }
    Responses.sendJson(context, 200, relations(player));
  }

  private void removeRelation(Context context) {
    Relation kind = kind(context);
    PlayerId player = require(context);
    var _ = Database.await(relations.remove(player, named.apply(context).id(), kind));
    Responses.sendJson(context, 200, relations(player));
  }

  /// Only a player of the game can report it.
  private void report(Context context) {
    String game = context.pathParam("id");
    store.requireGame(game);
    Caller caller = Caller.of(context);
    String secret = caller.secret().orElse("");
    if (store.seats().sidesOf(game, secret).isEmpty()) {
      throw new ProblemException(403, "seat", Message.of("games.report-seat"));
    }
    JsonObject json = RequestBody.readJson(context);
    String reason =
        json.text("reason")
            .filter(REASONS::contains)
            .orElseThrow(() ->
                new ProblemException(
                    400, "reason", Message.of("games.report-reason", String.join(", ", REASONS))));
    String note = SafeText.line(json.text("note").orElse(""));
    if (note.codePointCount(0, note.length()) > MAX_NOTE) {
      throw new ProblemException(400, "note", Message.of("games.report-note", MAX_NOTE));
    }
    PlayerId player = players.of(caller).orElseThrow(ProblemException::notFound);
    var _ = Database.await(reports.save(game, player, reason, note, millis.getAsLong()));
    Responses.sendJson(context, 200, new GameReportJson(game, reason));
  }
}
