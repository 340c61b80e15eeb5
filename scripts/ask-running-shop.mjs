/**
 * Lets the running shop do a small `npm run seed`, which a Medusa of its own would take seconds to
 * begin. Plain JavaScript without packages: it runs before anything else.
 */
import { statSync } from "node:fs";
import { createConnection } from "node:net";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";

/** A larger file would make shoppers wait: it gets a process of its own. */
const SMALL_FILE_BYTES = 200_000;
const PATHS = new Set(["--file", "--images", "--errors"]);
const KINDS = new Set(["products", "categories", "slides", "posts"]);
const OTHERS = new Set(["undo", "history", "pictures"]);

/** The exit code, or undefined when no shop runs here or it is no work for it. */
export function askRunningShop(root, command, given) {
  const args = given.filter((argument) => argument !== "--");
  if (command !== "seed" || !isSmall(args)) return Promise.resolve(undefined);
  const socket = createConnection(
    join(resolve(root, process.env.DATA_DIR || ".data"), "commands.sock"),
  );
  return new Promise((done) => {
    let exit;
    socket.on("error", () => done(undefined));
    socket.on("close", () => done(exit));
    socket.on("connect", () => {
      const databaseUrl = process.env.DATABASE_URL || undefined;
      const asked = args.map(absolute);
      socket.write(`${JSON.stringify({ args: asked, databaseUrl, places: placesOf(asked) })}\n`);
    });
    const lines = createInterface({ input: socket });
    // It passes the socket's error on, which is told above: no shop runs here.
    lines.on("error", () => undefined);
    lines.on("line", (line) => {
      const said = JSON.parse(line);
      if (said.out !== undefined) process.stdout.write(said.out);
      if (said.err !== undefined) process.stderr.write(said.err);
      // A shop that goes away in the middle has not done it.
      exit = said.exit ?? (said.decline ? undefined : 1);
    });
  });
}

function isSmall(args) {
  const [what] = args;
  if (OTHERS.has(what)) return true;
  // It asks on this terminal.
  const asks = args.includes("--prune") && !args.includes("--yes") && !args.includes("--dry-run");
  if (!KINDS.has(what) || asks) return false;
  const path = optionOf(args, "--file");
  const file = path && statSync(fromUser(path), { throwIfNoEntry: false });
  return Boolean(file) && file.isFile() && file.size <= SMALL_FILE_BYTES;
}

function optionOf(args, option) {
  const joined = args.find((argument) => argument.startsWith(`${option}=`));
  if (joined !== undefined) return joined.slice(option.length + 1);
  const index = args.indexOf(option);
  return index === -1 ? undefined : args[index + 1];
}

/**
 * What the paths mean here, each by device and inode; of a file that is yet to be written, its folder. A
 * shop in another container has other files by the same names, or none.
 */
function placesOf(args) {
  return [...PATHS].flatMap((option) => {
    const path = optionOf(args, option);
    if (path === undefined) return [];
    const [place, found] = [path, dirname(path)]
      .map((each) => [each, statSync(each, { bigint: true, throwIfNoEntry: false })])
      .find(([, stats]) => stats) ?? [path];
    return [{ path: place, is: found ? `${found.dev}:${found.ino}` : "nothing" }];
  });
}

/** The shop runs in another folder. */
function absolute(argument, index, args) {
  const [, option, value] = /^(--\w+)=(.*)$/.exec(argument) ?? [];
  if (PATHS.has(option)) return `${option}=${fromUser(value)}`;
  return PATHS.has(args[index - 1]) ? fromUser(argument) : argument;
}

/** A path as typed, seen from where the person typed it. */
function fromUser(path) {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}
