import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { projectRoot } from "../../scripts/project-root.ts";

/** Whether this machine has a Caddy that a test may start. */
export const hasCaddy = spawnSync("caddy", ["version"]).status === 0;

export const SHOP_DOMAIN = "shop.localhost";
export const ADMIN_DOMAIN = "admin.localhost";
/** From where staff come to Medusa Admin. */
export const STAFF_FROM = "127.0.0.1";

/**
 * A Caddy with the file of deploy/caddy before a shop of this machine: its names, addresses of one port
 * each in place of those of containers, and certificates of its own.
 */
export async function openCaddy(ports: {
  http: number;
  https: number;
  shop: number;
  medusa: number;
}) {
  const folder = await mkdtemp(join(tmpdir(), "caddy-"));
  const given = await readFile(join(projectRoot, "deploy/caddy/Caddyfile"), "utf8");
  const own = [
    ...["{", `\thttp_port ${ports.http}`, `\thttps_port ${ports.https}`, "\tadmin off"],
    ...["\tlocal_certs", "\tskip_install_trust", `\tstorage file_system ${folder}`],
  ].join("\n");
  const file = join(folder, "Caddyfile");
  const led = given
    .replace(/^\{$/m, own)
    .replace(/dynamic a storefront \d+ \{[^}]*\}/, `to 127.0.0.1:${ports.shop}`)
    .replace(/dynamic a server \d+ \{[^}]*\}/, `to 127.0.0.1:${ports.medusa}`);
  await writeFile(file, led);
  const caddy = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
    env: {
      ...{ PATH: process.env.PATH, HOME: folder, SHOP_DOMAIN, ADMIN_DOMAIN },
      ...{ ADMIN_FROM: STAFF_FROM, ACME_EMAIL: "owner@shop.localhost" },
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  caddy.stderr.on("data", (text) => {
    said += text;
  });
  const root = join(folder, "pki/authorities/local/root.crt");
  let certificate = "";
  while (!(certificate && said.includes("serving initial configuration"))) {
    if (caddy.exitCode !== null) throw new Error(`Caddy did not start: ${said}`);
    await pause(100);
    certificate = await readFile(root, "utf8").catch(() => "");
  }
  return {
    shopUrl: `https://${SHOP_DOMAIN}:${ports.https}`,
    adminUrl: `https://${ADMIN_DOMAIN}:${ports.https}`,
    /** Whom whoever comes has to trust. */
    certificate,
    async stop() {
      caddy.kill();
      if (caddy.exitCode === null) await once(caddy, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
