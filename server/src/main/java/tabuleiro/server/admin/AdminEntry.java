package tabuleiro.server.admin;

/// A command of the operator in the audit log.
///
/// @param id identifies the command
/// @param millis when it was run, in milliseconds since 1970
/// @param operator who ran it: the user of the operating system
/// @param command such as `suspend`
/// @param subject the name of the member whom it concerned; empty when it concerned none
/// @param detail such as the reason; empty for none
public record AdminEntry(
    String id, long millis, String operator, String command, String subject, String detail) {}
