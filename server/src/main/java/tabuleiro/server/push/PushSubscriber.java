package tabuleiro.server.push;

import org.jdbi.v3.core.mapper.reflect.ColumnName;

/// A browser that wants notifications.
///
/// @param endpoint the address of the push service
/// @param publicKey the browser's public key `p256dh`, in Base64 for addresses
/// @param secret the browser's secret `auth`, in Base64 for addresses
/// @param language the code of the language of the notifications
record PushSubscriber(
    String endpoint,
    @ColumnName("p256dh") String publicKey,
    @ColumnName("auth") String secret,
    String language) {}
