package tabuleiro.protocol;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import tabuleiro.protocol.account.AccountOperations;
import tabuleiro.protocol.analysis.AnalysisOperations;
import tabuleiro.protocol.catalogue.CatalogueOperations;
import tabuleiro.protocol.chat.ChatOperations;
import tabuleiro.protocol.game.GameOperations;
import tabuleiro.protocol.learn.LearnOperations;
import tabuleiro.protocol.moderation.ModerationOperations;
import tabuleiro.protocol.operation.Operation;
import tabuleiro.protocol.pairing.PairingOperations;
import tabuleiro.protocol.profile.ProfileOperations;
import tabuleiro.protocol.push.PushOperations;
import tabuleiro.protocol.puzzle.PuzzleOperations;
import tabuleiro.protocol.rating.RatingOperations;
import tabuleiro.protocol.search.SearchOperations;
import tabuleiro.protocol.site.PageOperations;
import tabuleiro.protocol.site.SiteOperations;
import tabuleiro.protocol.social.SocialOperations;
import tabuleiro.protocol.study.StudyOperations;
import tabuleiro.protocol.tournament.TournamentOperations;

/// All operations of the server.
public final class Operations {
  /// The constants of these classes.
  private static final List<Class<?>> CLASSES =
      List.of(
          AccountOperations.class,
          AnalysisOperations.class,
          CatalogueOperations.class,
          ChatOperations.class,
          GameOperations.class,
          LearnOperations.class,
          ModerationOperations.class,
          PairingOperations.class,
          ProfileOperations.class,
          PushOperations.class,
          PuzzleOperations.class,
          RatingOperations.class,
          SearchOperations.class,
          SiteOperations.class,
          SocialOperations.class,
          StudyOperations.class,
          TournamentOperations.class,
          PageOperations.class);

  private static final List<Operation> ALL =
      CLASSES.stream()
          .flatMap(type -> Arrays.stream(type.getFields()))
          .map(Operations::valueOf)
          .sorted(Comparator.comparing(Operations::order).thenComparing(Operation::method))
          .toList();

  private Operations() {}

  /// Returns all operations, by path. The first one that matches a request is the right one: a
  /// fixed part of a path comes before a parameter.
  public static List<Operation> all() {
    return ALL;
  }

  private static String order(Operation operation) {
    return operation.path().replace('{', '~').replace('<', '~');
  }

  private static Operation valueOf(Field field) {
    try {
      return (Operation) field.get(null);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e); // The fields are public.
    }
  }
}
