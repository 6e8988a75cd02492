package tabuleiro.server.game;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.protocol.game.CreatedGameJson;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.http.BoardFields;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.kernel.Tokens;

/// Creates a game from a request. The game's id, the tokens of its seats and all random choices are
/// derived from the caller's secret and the id of the request. A repeated request therefore has the
/// same result, even when the first response was lost, and only hashes of secrets are stored.
public final class GameCreation {
  private static final String ME = "me";
  private static final String OTHER = "other";

  private final NewGameRequest request;
  private final PlayerCatalogue players;
  private final RatingRules rules;
  private final SeatTaker caller;
  private final Map<Side, String> seats = new EnumMap<>(Side.class);
  private final boolean isTurned;

  /// @param players the available computer players
  /// @param rules what the ratings ask of rated games
  /// @param caller the caller's name and secret
  /// @throws ProblemException when the request is invalid
  GameCreation(
      NewGameRequest request, PlayerCatalogue players, RatingRules rules, SeatTaker caller) {
    this.request = request;
    this.players = players;
    this.rules = rules;
    this.caller = caller;
    EventContent.requireId(id());
    String first = request.first().orElse(ME);
    String second = request.second().orElse(OTHER);
    isTurned =
        choice(request.sides(), "fixed", "random").equals("random")
            && randomNumber("sides") % 2 == 1;
    seats.put(Side.FIRST, isTurned ? second : first);
    seats.put(Side.SECOND, isTurned ? first : second);
    if (request.open() && (!seats.containsValue(ME) || !seats.containsValue(OTHER))) {
      throw new ProblemException(400, "open", Message.of("games.open"));
    }
  }

  private String id() {
    return request.id().orElse("");
  }

  /// Returns the value of a field that allows two values.
  private static String choice(Optional<String> text, String standard, String other) {
    String word = text.orElse(standard);
    if (!word.equals(standard) && !word.equals(other)) {
      throw new ProblemException(400, "word", Message.of("games.word", word, standard, other));
    }
    return word;
  }

  private String derive(String purpose) {
    return Tokens.derive(caller.visitorSecret(), purpose + "\n" + id());
  }

  /// Returns a random number, from 0 to below 2 to the power of 32.
  private long randomNumber(String purpose) {
    return Long.parseLong(derive(purpose).substring(0, 8), 16);
  }

  private String token(Side side) {
    return Tokens.token(derive("seat " + side));
  }

  /// Returns the game to create.
  ///
  /// @throws ProblemException when the game, variant or player is unknown
  /// @throws tabuleiro.rules.RulesException when the position is invalid
  /// @throws tabuleiro.play.PlayException when the clock is invalid
  public NewGame newGame() {
    boolean isPublic = choice(request.visibility(), "private", "public").equals("public");
    Map<Side, SeatPlan> plans = new EnumMap<>(Side.class);
    seats.forEach((side, text) -> plans.put(side, seatPlan(side, text)));
    SessionSetup setup = setup();
    return new NewGame(
        Tokens.gameId(derive("game")),
        setup,
        series(setup),
        isPublic ? Visibility.PUBLIC : Visibility.UNLISTED,
        plans);
  }

  /// @throws ProblemException when the game cannot be rated, or cannot have the swap rule, as asked
  private GameSeries series(SessionSetup setup) {
    GameSeries series = request.match() ? GameSeries.MATCH : GameSeries.SINGLE;
    if (request.swap()) {
      requireSwap(setup);
      return series.withSwapRule();
    }
    if (!request.rated()) {
      return series;
    }
    boolean isOwnStart = request.board().position().isEmpty() && request.seed().isEmpty();
    boolean isAgainstSelf = seats.values().stream().allMatch(ME::equals);
    rules.requireRatable(setup);
    if (!isOwnStart || isAgainstSelf) {
      throw new ProblemException(400, "rated", Message.of("games.rated"));
    }
    return series.rated();
  }

  /// Checks that a game can have the swap rule: between two people with the same time, and neither
  /// rated nor a match, in which each side moves first in turn.
  private void requireSwap(SessionSetup setup) {
    if (!setup.isEvenBetweenHumans() || request.match() || request.rated()) {
      throw new ProblemException(400, "swap", Message.of("games.swap"));
    }
  }

  private SessionSetup setup() {
    Game game = BoardFields.requireGame(request.board());
    long seed = request.seed().orElseGet(() -> randomNumber("seed"));
    boolean isDrawn = game.hasRandomStart() && request.board().position().isEmpty();
    Position start = request.board().position(game, seed);
    return new SessionSetup(
        start,
        isDrawn ? OptionalLong.of(seed) : OptionalLong.empty(),
        seat(game, Side.FIRST),
        seat(game, Side.SECOND),
        timeControls());
  }

  private TimeControls timeControls() {
    TimeControls asked = TimeControls.parse(request.clock().orElse("off"));
    return isTurned ? asked.exchanged() : asked;
  }

  private boolean isHuman(Side side) {
    return List.of(ME, OTHER).contains(seats.get(side));
  }

  private Seat seat(Game game, Side side) {
    String text = seats.getOrDefault(side, OTHER);
    if (isHuman(side)) {
      return Seat.human("?");
    }
    if (text.startsWith(PlayerCatalogue.UGI_PREFIX)) {
      throw new ProblemException(400, "player", Message.of("games.no-commands"));
    }
    players.requirePlayer(game, text);
    return Seat.computer(text, text);
  }

  private SeatPlan seatPlan(Side side, String text) {
    return switch (text) {
      case ME -> SeatPlan.taken(token(side), caller);
      case OTHER -> request.open() ? SeatPlan.free() : SeatPlan.human(token(side));
      default -> SeatPlan.computer(text);
    };
  }

  /// Returns the response, once the game exists. The seat of a member has no token.
  public CreatedGameJson createdJson(String game) {
    boolean isMember = Tokens.isMemberSecret(caller.visitorSecret());
    Map<String, String> tokens = new TreeMap<>();
    String own = "";
    String mine = "";
    String address = "/g/" + game;
    String invite = "";
    for (Side side : Side.values()) {
      boolean isMine = ME.equals(seats.get(side));
      boolean hasToken = isMine ? !isMember : isHuman(side) && !request.open();
      if (hasToken) {
        tokens.put(side.key(), token(side));
      }
      if (isMine && own.isEmpty()) {
        own = side.key();
        mine = hasToken ? token(side) : "";
      }
      if (OTHER.equals(seats.get(side))) {
        invite = request.open() ? address : address + "#s=" + token(side);
      }
    }
    return new CreatedGameJson(game, own, mine, invite, address, tokens);
  }
}
