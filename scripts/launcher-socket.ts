import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createConnection, createServer, type Server } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Has the open shop begin anew, and says how each process does; answers the exit code. */
export type Restart = (say: (line: string) => void) => Promise<number>;

/** What the launcher answers, a line each. */
type Said = { line: string } | { exit: number };

/** The paths of sockets are short on every system. */
const MAX_PATH_BYTES = 100;

const pathIn = (dataDir: string) => join(dataDir, "launcher.sock");

/** Whether a launcher can be asked in this DATA_DIR. */
export const hasLauncherSocket = (dataDir: string) =>
  Buffer.byteLength(pathIn(dataDir)) <= MAX_PATH_BYTES;

/**
 * Lets whoever has the machine ask the launcher of an open shop to begin anew, by a socket in DATA_DIR
 * that its owner alone may open. Answers what closes it.
 */
export async function openLauncherSocket(
  dataDir: string,
  restart: Restart,
): Promise<() => Promise<void>> {
  const path = pathIn(dataDir);
  if (!hasLauncherSocket(dataDir)) return async () => undefined;
  const server: Server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    const send = (said: Said) =>
      void (socket.writable && socket.write(`${JSON.stringify(said)}\n`));
    restart((line) => send({ line }))
      .catch((error: unknown) => {
        send({ line: String(error) });
        return 1;
      })
      .then((exit) => {
        send({ exit });
        socket.end();
      });
  });
  // What a launcher that was killed left behind: this one has the folder's lock.
  await rm(path, { force: true });
  const mask = process.umask(0o077);
  try {
    server.listen(path);
    await once(server, "listening");
  } finally {
    process.umask(mask);
  }
  return async () => {
    server.close();
    await rm(path, { force: true });
  };
}

/**
 * Asks the launcher of this DATA_DIR to begin anew; each line that it says goes to `say`. Answers the exit
 * code; `undefined` when nobody answers there, or nobody to the end.
 */
export async function askLauncher(
  dataDir: string,
  say: (line: string) => void,
): Promise<number | undefined> {
  const socket = createConnection(pathIn(dataDir));
  let exit: number | undefined;
  const isClosed = new Promise<void>((resolve) => {
    socket.on("error", () => resolve());
    socket.on("close", () => resolve());
  });
  const lines = createInterface({ input: socket });
  // It passes the socket's error on.
  lines.on("error", () => undefined);
  lines.on("line", (text) => {
    const said = JSON.parse(text) as Said;
    if ("line" in said) say(said.line);
    else exit = said.exit;
  });
  await isClosed;
  return exit;
}
