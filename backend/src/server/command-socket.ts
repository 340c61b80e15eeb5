import { once } from "node:events";
import { chmod, rename, rm, stat } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "zod";
import { runImportCommand } from "../catalog/import/command/run-command";
import { ImportHistory } from "../catalog/import/journal/import-history";
import { countChanges } from "../catalog/import/journal/journal-changes";
import { shopSettings } from "../settings";

/** What `scripts/ask-running-shop.mjs` sends, in one line. */
const Request = z.object({
  args: z.array(z.string()).max(50),
  /** The database that the person's settings name; none for the embedded one. */
  databaseUrl: z.string().optional(),
  /** What the paths among `args` are to whoever asks, by device and inode. */
  places: z.array(z.object({ path: z.string(), is: z.string() })).default([]),
});

/** More than this a process of its own takes back: shoppers would wait meanwhile. */
const MAX_CHANGES = 1000;

/** The paths of sockets are short on every system. */
const MAX_PATH_BYTES = 100;

/**
 * Does small commands of the launcher for whoever has the machine, because starting a second Medusa
 * takes seconds: a socket in DATA_DIR that its owner alone may open. Each answer is lines of JSON:
 * `out` and `err` with words, then `exit` with the code, or `decline`. Answers what closes it.
 */
export async function openCommandSocket(container: MedusaContainer): Promise<() => Promise<void>> {
  const path = join(resolve(shopSettings().DATA_DIR), "commands.sock");
  // Of several processes the last one to start has it: each listens under a name of its own first.
  const own = `${path}.${process.pid}`;
  const logger: Logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  if (Buffer.byteLength(own) > MAX_PATH_BYTES) return async () => undefined;
  const server: Server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    answer(container, socket).catch((error: unknown) => {
      logger.error(`A command failed: ${error instanceof Error ? error.stack : String(error)}`);
      send(socket, { err: "Something went wrong in the shop: its log says what.\n" });
      send(socket, { exit: 1 });
      socket.end();
    });
  });
  const mask = process.umask(0o077);
  try {
    // Not shared with others of a fleet.
    server.listen({ path: own, exclusive: true });
    await once(server, "listening");
  } catch (error) {
    logger.warn(`Commands start a Medusa of their own: ${String(error)}`);
    return async () => undefined;
  } finally {
    process.umask(mask);
  }
  await chmod(own, 0o600);
  const { ino } = await stat(own);
  // Also in place of what a shop that was killed left behind.
  await rename(own, path);
  return async () => {
    server.close();
    const present = await stat(path).catch(() => undefined);
    if (present?.ino === ino) await rm(path, { force: true });
  };
}

async function answer(container: MedusaContainer, socket: Socket): Promise<void> {
  for await (const line of createInterface({ input: socket })) {
    const { args, databaseUrl, places } = Request.parse(JSON.parse(line));
    const isOther =
      (databaseUrl !== undefined && databaseUrl !== shopSettings().DATABASE_URL) ||
      !(await areTheSame(places));
    if (isOther || (args[0] === "undo" && (await isLongUndo(container)))) {
      send(socket, { decline: true });
    } else {
      const exit = await runImportCommand(container.createScope() as MedusaContainer, args, {
        out: { write: (text) => send(socket, { out: text }) },
        err: { write: (text) => send(socket, { err: text }) },
        ask: undefined,
      });
      send(socket, { exit });
    }
    socket.end();
    return;
  }
}

/** Whoever asks may be in another container, where a path leads to something else. */
async function areTheSame(places: z.infer<typeof Request>["places"]): Promise<boolean> {
  for (const { path, is } of places) {
    const found = await stat(path, { bigint: true }).catch(() => undefined);
    if (!found || `${found.dev}:${found.ino}` !== is) return false;
  }
  return true;
}

async function isLongUndo(container: MedusaContainer): Promise<boolean> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const last = await new ImportHistory(database).lastApplied();
  return last !== undefined && (await countChanges(database, last.id)) > MAX_CHANGES;
}

function send(socket: Socket, message: object): void {
  socket.write(`${JSON.stringify(message)}\n`);
}
