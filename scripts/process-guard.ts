import { type ChildProcess, spawn } from "node:child_process";

/**
 * Ends the processes of a launcher that was killed outright. A small shell waits on a pipe that
 * only the launcher holds open: when the launcher is gone, however it ended, the shell signals
 * the process groups it was last told of.
 */
export interface ProcessGuard {
  /** Takes a process group (its leader's id) under guard. */
  watch(leader: number, signal: "SIGTERM" | "SIGINT"): void;
  release(leader: number): void;
  close(): void;
}

const SHELL = `
groups=
while read -r line; do groups=$line; done
for entry in $groups; do kill -s "\${entry%%:*}" -- "-\${entry#*:}" 2>/dev/null; done
[ -z "$groups" ] || sleep 15
for entry in $groups; do kill -s KILL -- "-\${entry#*:}" 2>/dev/null; done
`;

export function createProcessGuard(): ProcessGuard {
  const groups = new Map<number, string>();
  let shell: ChildProcess | undefined;
  const tell = () => {
    shell?.stdin?.write(`${[...groups].map(([id, signal]) => `${signal}:${id}`).join(" ")}\n`);
  };
  return {
    watch(leader, signal) {
      // Its own session, so that Ctrl-C in the terminal does not end the guard first.
      shell ??= start();
      groups.set(leader, signal.replace("SIG", ""));
      tell();
    },
    release(leader) {
      groups.delete(leader);
      tell();
    },
    close() {
      groups.clear();
      tell();
      shell?.stdin?.end();
      shell = undefined;
    },
  };
}

function start(): ChildProcess {
  const shell = spawn("sh", ["-c", SHELL], { detached: true, stdio: ["pipe", "ignore", "ignore"] });
  shell.on("error", () => undefined);
  shell.stdin.on("error", () => undefined);
  shell.unref();
  return shell;
}
