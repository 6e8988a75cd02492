package tabuleiro.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.server.http.ProblemException;

final class PasswordRulesTest {
  private static final String FOLDED = MemberNames.fold("Ricardo");

  @Test
  void theListHasTenThousandPasswords() {
    assertThat(CommonPasswords.read().passwords()).hasSize(10_000);
  }

  @Test
  void commonPasswordsAreRefused() {
    for (String password :
        List.of(
            "1234567890",
            "qwertyuiop",
            "QwertyUiop",
            "password123",
            "Password2026!",
            "P@ssw0rd123",
            "!!password!!",
            "passwordpassword",
            "pass word 12",
            "abcabcabcabc",
            "abcdefghijkl",
            "lkjihgfedcba",
            "0987654321",
            "aabbccddee",
            "asdfghjkl1",
            "1q2w3e4r5t",
            "tabuleiro1",
            "Tabuleiro-2026",
            "ricardo2026",
            "R1cardo!!!",
            "iloveyou99")) {
      assertThat(
              catchThrowableOfType(
                  ProblemException.class, () -> PasswordRules.check(password, FOLDED)))
          .as(password)
          .isNotNull();
    }
  }

  @Test
  void otherPasswordsAreAccepted() {
    for (String password :
        List.of("one two three", "four five six", "correct horse", "x9$kL2mQp7", "duas laranjas")) {
      assertThatCode(() -> PasswordRules.check(password, FOLDED))
          .as(password)
          .doesNotThrowAnyException();
    }
  }
}
