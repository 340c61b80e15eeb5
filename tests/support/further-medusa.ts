import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { aFreePort } from "./a-free-port.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PROGRAM = "backend/.medusa/server/src/server.js";

/** One more server of Medusa before the database of the shop under test, with other settings. */
export async function openFurtherMedusa(settings: NodeJS.ProcessEnv) {
  const port = await aFreePort();
  const env = { ...process.env, NODE_ENV: "production", DISABLE_MEDUSA_ADMIN: "true" };
  const url = `http://127.0.0.1:${port}`;
  const medusa = spawn(process.execPath, [PROGRAM], {
    cwd: ROOT,
    env: { ...env, MEDUSA_PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "info", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  await new Promise<void>((resolve, reject) => {
    for (const output of [medusa.stdout, medusa.stderr]) {
      output.on("data", (text) => {
        said += text;
        if (said.includes("Medusa is ready")) resolve();
      });
    }
    medusa.once("exit", () =>
      reject(new Error(`The further Medusa did not start: ${said.slice(-4000)}`)),
    );
  });
  return {
    url,
    pid: medusa.pid,
    /** All that it logged until now. */
    logged: () => said,
    async stop() {
      medusa.kill();
      if (medusa.exitCode === null) await once(medusa, "exit");
    },
  };
}
