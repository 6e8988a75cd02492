package tabuleiro.server.account;

import java.util.List;
import java.util.Optional;

/// What each operation of the API, each page and each socket requires of a caller who acts for a
/// member: one table for all of them. What is not listed is refused to access tokens.
///
/// - `any`: every caller gets the same answer, and every valid token permits it;
/// - `read`, `play`, `puzzles`, `studies`: a scope that the token must have, or one of several;
/// - `own`: the scope `play`, for a game that the member plays; `+` joins scopes that are needed
///   together;
/// - `none`: no token permits it, only a device on which the member is signed in;
/// - `sign-in`: as `none`, for the operations by which a browser signs in or out, which one whose
///   session has ended may use too.
///
/// A request for the address of a socket that opens none is refused to all with 426.
final class OperationTable {
  private static final String SOCKET = "WS";

  private static final List<Operation> OPERATIONS =
      """
      GET    /bundle/<path>                                 any
      GET    /board/<path>                                  any
      GET    /play/<path>                                   any
      GET    /site/<path>                                   any
      GET    /study/<path>                                  any
      GET    /service-worker.js                             any
      GET    /robots.txt                                    any
      GET    /sitemap.xml                                   any
      GET    /health                                        any
      GET    /metrics                                       any
      GET    /offline                                       any
      GET    /about                                         any
      GET    /privacy                                       any
      GET    /known                                         any
      GET    /learn                                         any
      GET    /learn/{game}                                  any
      GET    /learn/{game}/{variant}                        any
      GET    /lesson/{game}/{variant}                       any
      GET    /rules/{game}                                  any
      GET    /rules/{game}/{variant}                        any
      GET    /picture/{game}/{variant}.png                  any
      GET    /picture/{game}/{variant}.svg                  any
      GET    /puzzles/daily.svg                             any
      GET    /puzzle/{id}/card.png                          any
      GET    /api/v1/openapi.json                           any

      GET    /                                              read
      GET    /new                                           read
      GET    /lobby                                         read
      GET    /watch                                         read
      GET    /mine                                          read
      GET    /search                                        read
      GET    /leaderboard                                   read
      GET    /player/{name}                                 read
      GET    /tournaments                                   read
      GET    /tournament/{tournament}                       read play
      GET    /g/{id}                                        read own
      GET    /embed/g/{id}                                  read own
      GET    /g/{id}/position.png                           read own
      GET    /g/{id}/position.svg                           read own
      GET    /g/{id}/game.gif                               read own
      GET    /g/{id}/game.svg                               read own
      GET    /analysis                                      read studies
      GET    /studies                                       read studies
      GET    /s/{study}                                     read studies
      GET    /embed/s/{study}                               read studies
      GET    /puzzles                                       read puzzles
      GET    /puzzles/daily                                 read puzzles
      GET    /puzzles/next                                  read puzzles
      GET    /puzzles/storm                                 read puzzles
      GET    /puzzle/{id}                                   read puzzles
      GET    /account                                       none

      GET    /api/v1/activity                               read
      GET    /api/v1/catalogue                              read
      GET    /api/v1/words                                  read
      GET    /api/v1/board-pictures                         read
      GET    /api/v1/texts/{game}                           read
      GET    /api/v1/boards/{game}/{variant}                read
      GET    /api/v1/demos/{game}/{variant}                 read
      GET    /api/v1/rules/{game}                           read
      POST   /api/v1/qr                                     none

      GET    /api/v1/lobby                                  read
      WS     /api/v1/lobby/live                             read
      GET    /api/v1/lobby/live                             read
      GET    /api/v1/watching                               read
      GET    /api/v1/featured                               read
      GET    /api/v1/mine                                   read
      GET    /api/v1/archive                                read
      GET    /api/v1/openings/{game}/{variant}              read
      POST   /api/v1/games                                  play
      GET    /api/v1/games/search                           read
      GET    /api/v1/games/{id}                             read own
      POST   /api/v1/games/{id}/commands                    play
      WS     /api/v1/games/{id}/live                        own play+read
      GET    /api/v1/games/{id}/live                        own play+read
      GET    /api/v1/games/{id}/positions/{ply}             read own
      GET    /api/v1/games/{id}/events                      read own
      GET    /api/v1/games/{id}/record                      read own
      GET    /api/v1/games/{id}/prepared                    read own
      PUT    /api/v1/games/{id}/prepared                    play
      POST   /api/v1/games/{id}/seat                        play
      POST   /api/v1/games/{id}/join                        play
      POST   /api/v1/games/{id}/devices                     play
      DELETE /api/v1/games/{id}/devices                     play
      GET    /api/v1/games/{id}/messages                    read own
      POST   /api/v1/games/{id}/messages                    play
      PUT    /api/v1/games/{id}/chat                        play
      PUT    /api/v1/games/{id}/report                      play
      GET    /api/v1/games/{id}/hint                        read own
      GET    /api/v1/games/{id}/curve                       read own
      GET    /api/v1/games/{id}/ratings                     read own
      POST   /api/v1/pairing                                none
      DELETE /api/v1/pairing/{id}                           none

      GET    /api/v1/tournaments                            read
      POST   /api/v1/tournaments                            play
      GET    /api/v1/tournaments/{tournament}               read play
      WS     /api/v1/tournaments/{tournament}/live          read play
      GET    /api/v1/tournaments/{tournament}/live          read play
      POST   /api/v1/tournaments/{tournament}/enter         play
      POST   /api/v1/tournaments/{tournament}/withdraw      play
      POST   /api/v1/tournaments/{tournament}/start         play
      POST   /api/v1/tournaments/{tournament}/pause         play

      GET    /api/v1/puzzles/mine                           read puzzles
      POST   /api/v1/puzzles/storms                         puzzles
      GET    /api/v1/puzzles/storms/{storm}                 read puzzles
      POST   /api/v1/puzzles/storms/{storm}/answers         puzzles
      GET    /api/v1/puzzles/{id}                           read puzzles
      POST   /api/v1/puzzles/{id}/attempts                  puzzles

      GET    /api/v1/positions/{game}/{variant}             read studies
      GET    /api/v1/positions/{game}/{variant}/tries       read studies
      GET    /api/v1/positions/{game}/{variant}/editor      read studies
      POST   /api/v1/records                                studies
      WS     /api/v1/analysis                               studies
      GET    /api/v1/analysis                               studies
      GET    /api/v1/studies                                read studies
      POST   /api/v1/studies                                studies
      POST   /api/v1/studies/import                         studies
      GET    /api/v1/studies/export                         read studies
      PUT    /api/v1/studies/folders                        studies
      GET    /api/v1/studies/{study}                        read studies
      PUT    /api/v1/studies/{study}                        studies
      DELETE /api/v1/studies/{study}                        studies

      GET    /api/v1/ratings/mine                           read
      GET    /api/v1/ratings/{pool}                         read
      GET    /api/v1/players/{name}                         read
      GET    /api/v1/players/{name}/ratings                 read
      GET    /api/v1/relations                              read
      PUT    /api/v1/relations/{kind}/{name}                none
      DELETE /api/v1/relations/{kind}/{name}                none

      GET    /api/v1/push                                   none
      PUT    /api/v1/push/subscriptions                     none
      DELETE /api/v1/push/subscriptions/{subscription}      none
      PUT    /api/v1/push/quiet                             none
      DELETE /api/v1/push/quiet                             none

      GET    /api/v1/account                                none
      POST   /api/v1/account                                sign-in
      POST   /api/v1/account/session                        sign-in
      DELETE /api/v1/account/session                        sign-in
      DELETE /api/v1/account/devices/{device}               sign-in
      POST   /api/v1/account/tokens                         none
      DELETE /api/v1/account/tokens/{token}                 none
      POST   /api/v1/account/bot                            none
      PUT    /api/v1/account/password                       none
      POST   /api/v1/account/codes                          none
      GET    /api/v1/account/export                         none
      POST   /api/v1/account/deletion                       none
      POST   /api/v1/account/passkeys/creation              sign-in
      POST   /api/v1/account/passkeys/request               sign-in
      POST   /api/v1/account/passkeys                       none
      DELETE /api/v1/account/passkeys/{passkey}             none
      """
          .lines()
          .filter(line -> !line.isBlank())
          .map(Operation::parse)
          .toList();

  private OperationTable() {}

  /// Returns all operations; the first one that matches a request is the right one.
  static List<Operation> all() {
    return OPERATIONS;
  }

  /// Returns the operation of a request; empty when there is none. `HEAD` is as `GET`.
  ///
  /// @param method such as `GET`
  /// @param path such as `/api/v1/games`
  static Optional<Operation> ofRequest(String method, String path) {
    return find(method.equals("HEAD") ? "GET" : method, path);
  }

  /// Returns the operation of a new socket; empty when there is none.
  static Optional<Operation> ofSocket(String path) {
    return find(SOCKET, path);
  }

  /// Returns the first operation that matches; empty when there is none.
  static Optional<Operation> find(String method, String path) {
    return OPERATIONS.stream().filter(one -> one.matches(method, path)).findFirst();
  }
}
