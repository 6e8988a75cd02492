package tabuleiro.server.search;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tabuleiro.play.Result;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.server.account.Member;
import tabuleiro.server.account.MemberNames;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.game.GameFilter;
import tabuleiro.server.http.BoardFields;
import tabuleiro.server.http.ProblemException;
import tabuleiro.view.opening.OpeningLine;
import tabuleiro.view.position.Variation;

/// Reads a search from the parameters of a request.
///
/// @param parameters the parameters
/// @param members finds a member by the folded name
/// @param fairPlay knows the positions near rated games in progress
record SearchRequest(
    SearchParameters parameters,
    Function<String, Optional<Member>> members,
    FairPlayGuard fairPlay) {
  private static final List<String> RESULTS =
      List.of(Result.FIRST_WINS.format(), Result.SECOND_WINS.format(), Result.DRAW.format());

  private static final String LEVEL = "[1-9]";

  /// What the name of a member can look like; others are not looked for.
  private static final String NAME = "[\\p{L}\\p{M}\\p{N}_-]{1,40}";

  /// Returns the search.
  ///
  /// @throws ProblemException when a parameter has a wrong value, or a game or player is unknown
  /// @throws tabuleiro.rules.RulesException when a move is not legal
  GameSearch search() {
    Optional<String> player = parameters.text("player");
    Optional<String> level = player.filter(text -> text.matches(LEVEL));
    return new GameSearch(
        level.isPresent() ? Optional.empty() : player.map(this::member),
        level,
        board(),
        parameters.choice("result", RESULTS).flatMap(Result::parse),
        parameters.choice("rated", List.of("true", "false")).map(Boolean::valueOf),
        parameters.plies("minPlies", "maxPlies"),
        parameters.days("from", "to"),
        position());
  }

  private PlayerId member(String name) {
    return Optional.of(name)
        .filter(text -> text.matches(NAME))
        .flatMap(text -> members.apply(MemberNames.fold(text)))
        .map(Member::id)
        .orElseThrow(() -> SearchParameters.problem("player", Message.of("search.player", name)));
  }

  private GameFilter board() {
    String family = parameters.text("game").orElse("");
    Optional<String> variant = parameters.text("variant");
    if (variant.isPresent()) {
      if (family.isEmpty()) {
        throw SearchParameters.problem("variant", Message.of("search.variant"));
      }
      return new GameFilter(family, Variation.game(family, variant.get()).id().variant());
    }
    if (!family.isEmpty()) {
      BoardFields.requireFamily(family);
    }
    return new GameFilter(family, "");
  }

  private Optional<Long> position() {
    Optional<String> moves = parameters.text("moves");
    if (moves.isEmpty()) {
      return Optional.empty();
    }
    Optional<String> family = parameters.text("game");
    Optional<String> variant = parameters.text("variant");
    if (family.isEmpty() || variant.isEmpty()) {
      throw SearchParameters.problem("moves", Message.of("search.moves", "game=talpa&variant=8x8"));
    }
    Game game = Variation.game(family.get(), variant.get());
    OpeningLine line = OpeningLine.of(game, moves.get());
    fairPlay.require(line.position());
    return Optional.of(line.key());
  }
}
