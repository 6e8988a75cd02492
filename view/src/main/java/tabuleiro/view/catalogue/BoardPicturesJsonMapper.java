package tabuleiro.view.catalogue;

import tabuleiro.games.Games;
import tabuleiro.protocol.catalogue.BoardPicturesJson;
import tabuleiro.protocol.catalogue.BoardPicturesJson.Picture;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.text.MessageCatalogue;

/// Makes [BoardPicturesJson].
public final class BoardPicturesJsonMapper {
  private BoardPicturesJsonMapper() {}

  /// Returns the pictures of all boards.
  public static BoardPicturesJson of(Language language) {
    return new BoardPicturesJson(
        Games.offeredGames().stream().map(game -> picture(game, language)).toList());
  }

  private static Picture picture(Game game, Language language) {
    GameId id = game.id();
    Messages messages = MessageCatalogue.of(language, id.game());
    return new Picture(id.game(), id.variant(), DemoGameJsonMapper.picture(game, messages));
  }
}
