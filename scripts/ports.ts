import { createServer } from "node:net";
import { CliError } from "./cli-error.ts";

/** A port that the shop wants to listen on. */
export interface WantedPort {
  port: number;
  /** What would listen there, in words: "the shop's pages". */
  use: string;
  /** The setting that changes it. */
  setting: string;
}

/**
 * Refuses to go on when a wanted port is taken or wanted twice, naming each port, its use and the
 * setting that changes it. Throws {@link CliError}.
 */
export async function assertPortsFree(wanted: readonly WantedPort[]): Promise<void> {
  const problems: string[] = [];
  for (const [index, { port, use, setting }] of wanted.entries()) {
    const twin = wanted.slice(0, index).find((other) => other.port === port);
    if (twin) {
      problems.push(`port ${port} is wanted by both ${twin.setting} and ${setting}`);
    } else if (!(await isPortFree(port))) {
      problems.push(
        `port ${port} (${use}) is in use by another program: stop that program, or choose another port, for example ${setting}=${port + 10}`,
      );
    }
  }
  if (problems.length > 0) throw new CliError(problems.join("\n"));
}

/** True when nobody listens on the port, on any address of this machine. */
export async function isPortFree(port: number): Promise<boolean> {
  // A wildcard listener does not always collide with one bound to loopback alone, so both are tried.
  for (const host of ["127.0.0.1", "0.0.0.0", "::"]) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

/** `count` different ports that are free now, chosen by the operating system. */
export async function findFreePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve, reject) => {
        server.once("error", reject).listen(0, "127.0.0.1", resolve);
      });
      return server;
    }),
  );
  // All are held open until all are known, or the same port could be handed out twice.
  const ports = servers.map((server) => {
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port was assigned");
    return address.port;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      // Machines without IPv6 cannot bind "::", which says nothing about the port.
      resolve(error.code !== "EADDRINUSE" && error.code !== "EACCES");
    });
    server.listen({ port, host, ipv6Only: host === "::" }, () => server.close(() => resolve(true)));
  });
}
