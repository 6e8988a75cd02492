package tabuleiro.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ReservedNamesTest {
  @Test
  void namesOfTheOperatorAndOfComputersAreReserved() {
    for (String name :
        List.of(
            "admin",
            "Administrator",
            "Administração",
            "ADM1N",
            "a-d-m-i-n",
            "a.d.m.i.n",
            "A d m i n",
            "аdmin",
            "ad\u217fin",
            "@dmin",
            "Admin_7",
            "the_admin",
            "AdminAna",
            "Moderator",
            "M0derador",
            "rnoderator",
            "mod",
            "Mod-1",
            "support",
            "Suporte",
            "Tabuleiro Support",
            "Tabuleiro",
            "TabuleiroTeam",
            "system",
            "sistema",
            "root",
            "staff",
            "official",
            "0ficial",
            "security",
            "Segurança",
            "help",
            "ajuda",
            "ChessBot",
            "chess_b0t",
            "bot9000",
            "Ana (bot)",
            "level5",
            "Level_5",
            "nível 5",
            "N1vel-7",
            "Classic level 2",
            "computer",
            "Tabuleir0",
            "Leve15",
            "Leve1_5",
            "Nive1",
            "Classic5",
            "sysop",
            "\u24d0\u24d3\u24dc\u24d8\u24dd",
            "\u0391D\u039c\u0399\u039d",
            "\u1d00\u1d05\u1d0d\u026a\u0274",
            "\ua4d0ot",
            "\u03f2omputer",
            "modérateur",
            "Moderatrice",
            "Administrateur",
            "supports",
            "supporter",
            "Soporte",
            "xXadminXx",
            "xXx_system_xXx",
            "8admin",
            "IamTabuleiro",
            "meuTabuleiro2",
            "the_mod",
            "Mods",
            "AnaMod",
            "System_Message",
            "systems",
            "StaffAna",
            "aclmin",
            "adnnin",
            "Officials",
            "ChessBot_v2",
            "ChessBotV2",
            "Bot Ana",
            "TalpaBots",
            "xXBotXx",
            "Level V",
            "nível cinco",
            "Level\u2167",
            "lvl9",
            "Classic level five",
            "Teams")) {
      assertThat(ReservedNames.isReserved(name)).as(name).isTrue();
    }
  }

  @Test
  void namesOfPeopleAreNot() {
    for (String name :
        List.of(
            "Ana",
            "Ana 7",
            "Badminton",
            "Modesto",
            "Rooter",
            "Botelho",
            "Helper",
            "Morelli",
            "Robo",
            "Levelly",
            "عبد الله",
            "שלום",
            "日本語",
            "Иван",
            "Ana807",
            "Rui1987",
            "Guest",
            "Modeste",
            "Badmintonista",
            "Falstaff",
            "Ecosystem",
            "Model",
            "Bottle",
            "Levels_of_Life",
            "Nivelda",
            "Max",
            "Alex",
            "Thelma",
            "Realista",
            "Lamartine",
            "Mrs Robinson")) {
      assertThat(ReservedNames.isReserved(name)).as(name).isFalse();
    }
  }

  @Test
  void aVisitorNameFoldsToThatOfAMember() {
    String member = FoldedName.of("Paul_1");
    for (String name :
        List.of("Paul 1", "p.a.u.l.1", "Раul I", "PÀUL l", "Paul١", "Ｐａｕｌ１", "Ρᴀul 1")) {
      assertThat(FoldedName.ofVisitor(name)).as(name).isEqualTo(member);
    }
  }
}
