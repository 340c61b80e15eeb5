/** Where sessions are kept in PostgreSQL: session-middleware.ts makes it. */
export const SESSION_TABLE = "shop_session";
