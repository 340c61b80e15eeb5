import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** Reads one line from standard input; on a terminal it asks first and shows nothing of the answer. */
export function readSecretLine(question: string): Promise<string> {
  const terminal = Boolean(process.stdin.isTTY);
  if (terminal) process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal });
  return new Promise((resolve) => {
    lines.once("line", (line) => {
      resolve(line);
      lines.close();
    });
    lines.once("close", () => {
      if (terminal) process.stderr.write("\n");
      resolve("");
    });
  });
}
