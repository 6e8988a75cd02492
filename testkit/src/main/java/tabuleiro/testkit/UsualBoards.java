package tabuleiro.testkit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A slow test that is run with the name and the variant of each game's usual boards, and of a
/// small board of Jostle.
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Tag("slow")
@ParameterizedTest
@CsvSource({
  "talpa, 8x8",
  "jostle, 6x6",
  "jostle, 10x10",
  "jostle, hex",
  "morelli, 13",
  "trench, classic",
  "niju, most"
})
public @interface UsualBoards {}
