import { createServer } from "node:http";
import { type Listening, listen } from "@eldercare/server";
import type { Express } from "express";
import { StartupError } from "../errors/startup-error";

/** Opens an app on a port that a setting names; throws a {@link StartupError} when it is taken. */
export async function serveApp(
  app: Express,
  { port, host, setting }: { port: number; host: string | undefined; setting: string },
): Promise<Listening> {
  return listen(createServer(app), port, host).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EADDRINUSE"
      ? new StartupError(`Port ${port} is taken: set ${setting} to a free one.`)
      : error;
  });
}
