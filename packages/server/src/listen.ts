import cluster from "node:cluster";
import type { Server } from "node:http";
import { createServer, type Server as Listener } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** A server that takes requests. */
export interface Listening {
  /**
   * Takes no more connections; resolves when the requests under way have ended. Those that have not
   * after `patienceMs` are cut off.
   */
  close(patienceMs: number): Promise<void>;
}

/** What a machine without IPv6 says to ::1. */
const NO_IPV6 = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT"]);

/**
 * One of a fleet is handed connections by another process: those that are on their way when it closes are
 * handed back by it, which it must live to do.
 */
const HANDED_BACK_MS = 500;

/** Longer than what proxies and programs in front wait: else they write into a closing connection. */
const IDLE_CONNECTION_MS = 65_000;

/**
 * Lets an HTTP server listen: on one address or name, on every address of the machine when no `host`
 * is given, and for "localhost" on both loopback addresses, since browsers and programs differ in
 * which one they try. Rejects with the system's error, such as EADDRINUSE.
 */
export async function listen(server: Server, port: number, host?: string): Promise<Listening> {
  server.keepAliveTimeout = IDLE_CONNECTION_MS;
  if (host !== "localhost") {
    await listening(server, port, host);
    return { close: (patienceMs) => closed(server, [server], patienceMs) };
  }
  await listening(server, port, "127.0.0.1");
  // One HTTP server has the handlers, the sockets of hot reload, and its own shutting down: the
  // second address only hands it its connections.
  const twin = createServer((socket) => void server.emit("connection", socket));
  try {
    await listening(twin, port, "::1");
  } catch (error) {
    if (NO_IPV6.has((error as NodeJS.ErrnoException).code ?? "")) {
      return { close: (patienceMs) => closed(server, [server], patienceMs) };
    }
    server.close();
    throw error;
  }
  return { close: (patienceMs) => closed(server, [server, twin], patienceMs) };
}

function listening(listener: Listener, port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    listener.once("error", reject);
    listener.listen({ port, host }, () => {
      listener.off("error", reject);
      resolve();
    });
  });
}

async function closed(server: Server, listeners: Listener[], patienceMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  const ends = listeners.map(
    (listener) => new Promise<void>((resolve) => listener.close(() => resolve())),
  );
  server.closeIdleConnections();
  await Promise.all([...ends, ...(cluster.isWorker ? [wait(HANDED_BACK_MS)] : [])]);
  clearTimeout(cut);
}
