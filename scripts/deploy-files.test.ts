import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import {
  readSettings,
  readStorefrontSettings,
  SETTING_NAMES,
  STOREFRONT_SETTING_NAMES,
} from "../packages/contracts/src/settings.ts";
import { LIVE_PATH, READY_PATH } from "../packages/server/src/readiness.ts";
import { METRICS_OFFSETS } from "../packages/server/src/serve-metrics.ts";
import { projectRoot } from "./project-root.ts";

const text = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const DOCKERFILE = text("Dockerfile");
const CHART = "deploy/helm/birchwell-shop";

interface Service {
  image?: string;
  environment?: Record<string, string>;
  env_file?: string[];
  profiles?: string[];
  build?: { target: string };
  read_only?: boolean;
  tmpfs?: string[];
  volumes?: string[];
  healthcheck?: object;
  logging?: { driver: string; options: Record<string, string> };
  depends_on?: Record<string, { condition: string }>;
  entrypoint?: string[];
  command?: string | string[];
  deploy?: { resources: { limits: object } };
}
const compose: { services: Record<string, Service> } = parse(text("docker-compose.yml"), {
  merge: true,
});
/** Whether this machine has a program of Debian's that reads such files. */
const hasProgram = (name: string, version = "--version") => spawnSync(name, [version]).status === 0;
/** What it says of them; fails when it finds anything wrong. */
function saidBy(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: projectRoot });
  const said = `${stdout}${stderr}`;
  expect(status, said).toBe(0);
  return said;
}
function withFile(name: string, content: string, look: (path: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), "deploy-files-"));
  try {
    writeFileSync(join(folder, name), content);
    look(join(folder, name));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const given = text("deploy/compose.env.example")
  .split("\n")
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => line.split("=", 1)[0] ?? "");

/** Values of the right shape for what an operator fills in. */
const FILLED: Record<string, string> = {
  SHOP_DOMAIN: "shop.example",
  ADMIN_DOMAIN: "admin.example",
  POSTGRES_PASSWORD: "secret",
  ADMIN_EMAIL: "owner@shop.example",
  ADMIN_PASSWORD: "a-good-password",
  SMTP_URL: "smtps://mail.example",
  STAFF_MFA: "required",
  OTEL_EXPORTER_OTLP_ENDPOINT: "http://jaeger:4318",
};
const filled = (name: string) => FILLED[name] ?? `a-${name}-of-more-than-32-characters`;
const substituted = (environment: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+):[?-]\}/g, (_all, asked: string) => {
        expect(given, `${asked} is asked for by docker-compose.yml`).toContain(asked);
        return filled(asked);
      }),
    ]),
  );
/** What a service's process finds: the image's own, the operator's file, the compose file. */
function environmentOf(name: string) {
  const { environment, env_file: file, build } = compose.services[name] ?? {};
  const [, stage = ""] = DOCKERFILE.split(`AS ${build?.target}\n`);
  const image = [...(stage.split("\nFROM ")[0] ?? "").matchAll(/([A-Z_]+)=(\S+)/g)];
  const settings = given.filter((each) => SETTING_NAMES.includes(each));
  return {
    ...Object.fromEntries(image.map(([, key = "", value = ""]) => [key, value])),
    ...(file ? Object.fromEntries(settings.map((each) => [each, filled(each)])) : {}),
    ...substituted(environment),
  };
}

it("the compose file's own storage is a bucket that the shop's settings know", () => {
  const lines = text("deploy/compose.env.example").matchAll(/^# (S3_\w+)=(.*)$/gm);
  const s3 = Object.fromEntries([...lines].map(([, name = "", value]) => [name, value || "key"]));
  const settings = readSettings({ ...environmentOf("server"), ...s3 });
  const { S3_ENDPOINT: endpoint = "", S3_BUCKET: bucket } = settings;
  const { files } = compose.services;
  expect(endpoint).toBe(`http://files${files?.environment?.VGW_PORT}`);
  const root = files?.environment?.VGW_BACKEND_ARG;
  expect(files?.volumes).toEqual([`files:${root}/${bucket}`]);
});

it("the compose file asks nobody for what a profile needs that they do not use", () => {
  const asked = (isOfAll: boolean) =>
    Object.values(compose.services)
      .filter(({ profiles }) => !profiles === isOfAll)
      .flatMap((service) => [...JSON.stringify(service).matchAll(/\$\{(\w+):\?/g)])
      .map(([, name]) => name);
  // Compose fills in the whole file, whichever profiles are named.
  expect(asked(true)).toEqual(expect.arrayContaining(asked(false)));
});

/** Where each kind of the compose file says what it measured; each container is the first of its own fleet. */
const METRICS_PORT = 9400;
const METRICS_PORTS = {
  server: METRICS_PORT + METRICS_OFFSETS.medusa,
  storefront: METRICS_PORT + METRICS_OFFSETS.storefront,
  worker: METRICS_PORT + METRICS_OFFSETS["medusa-worker"],
};

describe("the compose file for production", () => {
  it.each(["server", "worker", "migrate", "commands", "backup"])(
    "gives %s every setting of a live shop",
    (name) => {
      expect(readSettings(environmentOf(name))).toMatchObject({
        SHOP_MODE: "live",
        MEDUSA_WORKER_MODE: name === "server" || name === "worker" ? name : "shared",
        PAYMENTS: "stripe",
      });
    },
  );

  it("gives the storefront its own alone", () => {
    const environment = environmentOf("storefront");
    expect(readStorefrontSettings(environment)).toMatchObject({ SHOP_MODE: "live" });
    expect(STOREFRONT_SETTING_NAMES).toEqual(expect.arrayContaining(Object.keys(environment)));
  });

  it("has one volume for the built files of all storefronts, which nothing else can write", () => {
    const { ASSETS_DIR: folder } = readStorefrontSettings(environmentOf("storefront"));
    expect(compose.services.storefront?.volumes).toEqual([`assets:${folder}`]);
    const others = Object.entries(compose.services).filter(([name]) => name !== "storefront");
    for (const [name, { volumes = [] }] of others)
      expect(volumes.join(" "), name).not.toMatch(/\bassets:/);
    // Docker gives a new volume to whoever has the folder in the image.
    const [, stage = ""] = DOCKERFILE.split(" AS storefront\n");
    expect(stage).toContain(`RUN mkdir ${folder} && chown node:node ${folder}\n`);
  });

  it("gives the key of backups to what makes and reads them alone", () => {
    for (const name of ["server", "worker", "migrate", "storefront"])
      expect(environmentOf(name).BACKUP_PASSPHRASE || undefined, name).toBeUndefined();
    for (const name of ["commands", "backup"])
      expect(environmentOf(name).BACKUP_PASSPHRASE, name).toBe(filled("BACKUP_PASSPHRASE"));
    // As its last words the image has the same for whoever names no command.
    const [, folder] = /^CMD \["backup", "([^"]+)"/m.exec(DOCKERFILE) ?? [];
    const { volumes = [], entrypoint = [] } = compose.services.backup ?? {};
    expect(volumes.filter((each) => each.endsWith(`:${folder}`))).toHaveLength(1);
    expect(entrypoint.join(" ")).toContain(`run.mjs backup ${folder} --keep`);
  });

  it("lets no container write more than it keeps into its log", () => {
    for (const [name, { logging }] of Object.entries(compose.services)) {
      expect(logging?.options, name).toEqual({
        "max-size": expect.stringMatching(/^\d+m$/),
        "max-file": expect.stringMatching(/^\d$/),
      });
    }
  });

  it("waits for the health of what has one, before it starts what needs it", () => {
    const hasHealth = ({ build, healthcheck }: Service = {}) =>
      healthcheck !== undefined ||
      DOCKERFILE.split(`AS ${build?.target}\n`)[1]?.split("\nFROM ")[0]?.includes("HEALTHCHECK");
    const needs = Object.entries(compose.services).flatMap(([name, { depends_on: on = {} }]) =>
      Object.entries(on).map(([on, { condition }]) => ({ name, on, condition })),
    );
    expect(needs.length).toBeGreaterThan(5);
    for (const { name, on, condition } of needs) {
      expect(condition, `${name} on ${on}`).toBe(
        hasHealth(compose.services[on]) ? "service_healthy" : "service_completed_successfully",
      );
    }
  });

  it("starts what the Dockerfile makes, on a root that is only read, with a limit for each", () => {
    for (const [name, service] of Object.entries(compose.services)) {
      const { build, read_only: isReadOnly, deploy } = service;
      expect(deploy?.resources.limits, name).toBeDefined();
      if (!build) continue;
      expect(DOCKERFILE).toMatch(new RegExp(`^FROM \\w+ AS ${build.target}$`, "m"));
      expect(isReadOnly, name).toBe(true);
    }
  });
});

describe("the images", () => {
  it("know the manifest of every workspace before they install", () => {
    const { workspaces }: { workspaces: string[] } = JSON.parse(text("package.json"));
    for (const workspace of workspaces)
      expect(DOCKERFILE).toContain(`COPY ${workspace}/package.json ${workspace}/\n`);
  });

  it("have the client of the database's own version, from packages whose key is named", () => {
    const { image } = compose.services.postgres ?? {};
    const [, major] = /^postgres:(\d+)$/.exec(image ?? "") ?? [];
    expect(DOCKERFILE).toMatch(new RegExp(`postgresql-client-${major} `));
    expect(DOCKERFILE).toMatch(/deb \[signed-by=(\/\S+)\] https:\/\/apt\.postgresql\.org/);
  });

  it("listen, and are asked for their health, where the programs answer", () => {
    const { PORT, MEDUSA_PORT, WORKER_PORT } = readSettings({});
    for (const port of [PORT, MEDUSA_PORT, WORKER_PORT]) {
      expect(DOCKERFILE).toContain(`EXPOSE ${port}\n`);
      expect(DOCKERFILE).toContain(`http://127.0.0.1:${port}${LIVE_PATH}'`);
    }
    expect(DOCKERFILE).toContain("\nUSER node\n");
  });

  it("let Medusa's commands keep settings of their own where a root that is only read is written", () => {
    const folder = /\bXDG_CONFIG_HOME=(\S+)/.exec(DOCKERFILE)?.[1];
    for (const name of ["migrate", "server", "worker", "commands"])
      expect(compose.services[name]?.tmpfs, name).toEqual([folder]);
    for (const template of ["migrate", "backup", "processes"])
      expect(text(`${CHART}/templates/${template}.yaml`)).toContain(
        `{ name: tmp, mountPath: ${folder} }`,
      );
  });

  it("have of a storefront what it runs, and no package of Medusa's servers", () => {
    const [, stage = ""] = DOCKERFILE.split(" AS storefront\n");
    expect(stage).toContain("COPY --from=packed-storefront /storefront /app\nUSER node\n");
    const [, base] = /^FROM (\w+) AS storefront$/m.exec(DOCKERFILE) ?? [];
    const [, itsStage = ""] = DOCKERFILE.split(` AS ${base}\n`);
    expect(itsStage.split("\nFROM ")[0]).not.toContain("COPY");
  });

  it("are led to by Caddy under the names and ports of the compose file", () => {
    const { PORT, MEDUSA_PORT } = readSettings({});
    const caddy = text("deploy/caddy/Caddyfile");
    for (const [name, port] of Object.entries({ storefront: PORT, server: MEDUSA_PORT })) {
      expect(compose.services[name]).toBeDefined();
      expect(caddy).toContain(`dynamic a ${name} ${port} {`);
    }
    // Outside of a block of its own it would be redirected with its password, like everything else.
    expect(caddy).toMatch(/handle @calls \{\s+respond "[^"]+" 403\s+\}\s+handle \{\s+redir /);
    for (const [, name] of caddy.matchAll(/\{\$(\w+)\}/g)) expect(given).toContain(name);
  });
});

describe("what operators look at", () => {
  const alerts: {
    groups: { rules: { alert: string; expr: string; labels: object; annotations: object }[] }[];
  } = parse(text("deploy/prometheus/alerts.yml"));
  const rules = alerts.groups.flatMap((group) => group.rules);
  const dashboard: { panels: { title: string; targets?: { expr: string }[] }[] } = JSON.parse(
    text("deploy/grafana/dashboards/shop.json"),
  );
  const asked = [
    ...rules.map(({ alert, expr }) => ({ where: alert, expr })),
    ...dashboard.panels.flatMap(({ title: where, targets = [] }) =>
      targets.map(({ expr }) => ({ where, expr })),
    ),
  ];
  /** Names that are measured, each with its labels, as their sources say. */
  const measured = new Map(
    [
      "packages/server/src/measure-requests.ts",
      "backend/src/measures/measures.ts",
      "storefront/server/measure-pages.ts",
    ].flatMap((path) =>
      [
        ...text(path).matchAll(
          /(counter|gauge|histogram)\(\{\s*name: "(\w+)"[^}]*?(?:labelNames: \[([^\]]*)\][^}]*?)?\}\)/g,
        ),
      ].map(
        ([, kind, name = "", labels = ""]) =>
          [name, { kind, labels: [...labels.matchAll(/\w+/g)].map(([label]) => label) }] as const,
      ),
    ),
  );
  const OF_NODE = ["process_cpu_seconds_total", "process_resident_memory_bytes"];
  const isOfNode = (name: string) => OF_NODE.includes(name) || name.startsWith("nodejs_eventloop_");

  it("asks for what is measured, by labels that it has", () => {
    expect(measured.size).toBeGreaterThan(20);
    const names = new Set<string>();
    for (const { where, expr } of asked) {
      for (const [, name = "", chosen = ""] of expr.matchAll(
        /\b((?:shop|process|nodejs)_\w+)(?:\{([^}]*)\})?/g,
      )) {
        if (isOfNode(name)) continue;
        const whole = name.replace(/_(bucket|count|sum)$/, "");
        const metric = measured.get(whole) ?? measured.get(name);
        expect(metric, `${name} (${where})`).toBeDefined();
        expect(metric?.kind === "histogram", `${name} (${where})`).toBe(name !== whole);
        names.add(whole);
        for (const [, label = ""] of chosen.matchAll(/(\w+)=/g))
          expect([...(metric?.labels ?? []), "service"], `${name} (${where})`).toContain(label);
      }
    }
    expect([...measured.keys()].filter((name) => !names.has(name))).toEqual([
      "shop_page_cache_pages",
    ]);
  });

  it("keeps what was measured in its volume, whatever folder its image begins in", () => {
    const { command = [], volumes } = compose.services.prometheus ?? {};
    const [, folder] = /--storage\.tsdb\.path=([^,]+)/.exec(command.toString()) ?? [];
    expect(volumes).toContain(`prometheus:${folder}`);
  });

  it("says with each alarm what it means, what to do, and whether it wakes anybody", () => {
    for (const { alert, labels, annotations } of rules) {
      expect(labels, alert).toEqual({ severity: expect.stringMatching(/^(page|ticket)$/) });
      expect(annotations, alert).toEqual({
        summary: expect.any(String),
        action: expect.any(String),
      });
    }
  });

  it("has for each alarm a series on which it goes off", () => {
    const tries: {
      tests: { name: string; promql_expr_test?: object[]; alert_rule_test?: object[] }[];
    } = parse(text("deploy/prometheus/alerts.test.yml"));
    const goingOff = tries.tests.map(
      ({ promql_expr_test: asked = [], alert_rule_test: rung = [] }) =>
        JSON.stringify([
          asked,
          rung.filter((each) => !JSON.stringify(each).includes('"exp_alerts":[]')),
        ]),
    );
    for (const { alert } of rules)
      expect(goingOff.join(), alert).toMatch(new RegExp(`\\b${alert}\\b`));
  });

  describe.skipIf(!hasProgram("promtool"))("as Prometheus reads it", () => {
    it("has alarms that go off when they should, and are silent else", () => {
      expect(saidBy("promtool", "test", "rules", "deploy/prometheus/alerts.test.yml")).toContain(
        "SUCCESS",
      );
    });

    it("has files that it takes, and a dashboard whose questions it can answer", () => {
      for (const folder of ["prometheus", "debian"])
        saidBy("promtool", "check", "config", "--syntax-only", `deploy/${folder}/prometheus.yml`);
      const rules = asked.map(({ expr }, index) => ({ record: `asked:${index}`, expr }));
      withFile("rules.yml", stringify({ groups: [{ name: "asked", rules }] }), (file) => {
        expect(saidBy("promtool", "check", "rules", file)).toContain(`${asked.length} rules found`);
      });
    });
  });

  it.skipIf(!hasProgram("amtool"))(
    "tells whom the operator names, as Alertmanager reads it",
    () => {
      const file = "deploy/debian/alertmanager.yml";
      expect(saidBy("amtool", "check-config", file)).toContain("2 receivers");
      const receiver = (severity: string) =>
        saidBy(
          "amtool",
          "config",
          "routes",
          "test",
          `--config.file=${file}`,
          `severity=${severity}`,
        );
      expect(receiver("page")).not.toBe(receiver("ticket"));
    },
  );

  it("is asked for where each process answers, under the names that alarms know", () => {
    const { scrape_configs: jobs }: { scrape_configs: { job_name: string }[] } = parse(
      text("deploy/prometheus/prometheus.yml"),
    );
    const target = (name: keyof typeof METRICS_PORTS) => ({
      dns_sd_configs: [expect.objectContaining({ names: [name], port: METRICS_PORTS[name] })],
    });
    expect(jobs).toEqual([
      { job_name: "medusa", ...target("server") },
      { job_name: "storefront", ...target("storefront") },
      { job_name: "medusa-worker", ...target("worker") },
    ]);
    for (const name of Object.keys(METRICS_PORTS))
      expect(environmentOf(name)).toMatchObject({
        METRICS_PORT: String(METRICS_PORT),
        METRICS_HOST: "0.0.0.0",
      });
    const named = [
      ...asked
        .map(({ expr }) => expr)
        .join()
        .matchAll(/job="([^"]+)"/g),
    ];
    expect(jobs.map((job) => job.job_name)).toEqual(
      expect.arrayContaining(named.map(([, job]) => job)),
    );
  });
});

describe("a Debian machine without containers, as docs/operations.md sets it up", () => {
  const [, steps = ""] = text("docs/operations.md").split("\n## From an empty server\n");
  const blocks = [...(steps.split("\n## ")[0] ?? "").matchAll(/^ +```\n([\s\S]*?)^ +```$/gm)].map(
    ([, block = ""]) => block.replaceAll(/^ +/gm, ""),
  );
  const block = (begins: string) =>
    blocks.find((each) => each.startsWith(begins)) ?? expect.fail(`No block has ${begins}`);
  const [unit, prometheus, alertmanager] = [
    "birchwell-shop.service",
    "prometheus.yml",
    "alertmanager.yml",
  ].map((name) => text(`deploy/debian/${name}`)) as [string, string, string];
  const settingsOf = (lines: string) =>
    Object.fromEntries(
      [
        ...lines
          .replaceAll(/<[^>@]*>/g, "what-an-operator-knows")
          .matchAll(/\b([A-Z][A-Z_0-9]+)=(\S*)/g),
      ].map(([, name = "", value = ""]) => [name, value]),
    );
  const secrets = /for name in ([A-Z_ ]+); do/.exec(steps)?.[1]?.split(" ") ?? [];
  const live: Record<string, string> = {
    ...settingsOf(block("NODE_ENV=production")),
    ...Object.fromEntries(
      [...secrets, "STRIPE_API_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"].map(
        (name) => [name, filled(name)],
      ),
    ),
  };

  it("has every setting of a live shop, and no other, for its own proxy", () => {
    expect(SETTING_NAMES).toEqual(expect.arrayContaining(Object.keys(live)));
    expect(readSettings(live)).toMatchObject({ SHOP_MODE: "live", PAYMENTS: "stripe" });
    expect(secrets).toContain("BACKUP_PASSPHRASE");
  });

  it("opens the copy of a rehearsal beside the shop, with nothing of the shop's in its hands", () => {
    const copy: Record<string, string> = { ...live, ...settingsOf(block("export DATA_DIR=")) };
    const { PAYMENTS, REDIS_URL, SMTP_URL } = readSettings(copy);
    expect([PAYMENTS, REDIS_URL, SMTP_URL]).toEqual(["demo", undefined, "smtp://127.0.0.1:9"]);
    // A shop behind a pooler has it: a restore would go to the shop's own database.
    expect(copy.DATABASE_DIRECT_URL).toBe("");
    for (const name of ["DATA_DIR", "DATABASE_URL", "SHOP_URL", "METRICS_PORT"])
      expect(copy[name], name).not.toBe(live[name]);
    const { PORT, MEDUSA_PORT } = readSettings(live);
    expect([copy.PORT, copy.MEDUSA_PORT]).not.toEqual([`${PORT}`, `${MEDUSA_PORT}`]);
  });

  it("is led to by Caddy, whose file is made of that of the containers", () => {
    const command = block("cd /srv/eldercare-shop\nsed");
    const sed = /^sed [\s\S]*?Caddyfile(?= >)/m.exec(command)?.[0] ?? "";
    const made = execFileSync("sh", ["-c", sed], { cwd: projectRoot }).toString();
    const { PORT, MEDUSA_PORT } = readSettings({});
    for (const port of [PORT, MEDUSA_PORT]) expect(made).toContain(`\tto 127.0.0.1:${port}\n`);
    expect(made).not.toMatch(/dynamic|refresh|\{\$/);
    expect(made.match(/\{/g)?.length).toBe(made.match(/\}/g)?.length);
    if (hasProgram("caddy", "version"))
      withFile("Caddyfile", made, (file) => saidBy("caddy", "adapt", "--config", file));
  });

  it("runs commands that there are, where the settings and the alarms are read", () => {
    const commands = [...unit.matchAll(/^Exec\w+=\/usr\/bin\/env node scripts\/run\.mjs (\S+)$/gm)];
    expect(commands.map(([, name]) => name)).toEqual(["migrate", "start-production"]);
    for (const [, name] of commands) expect(text(`scripts/${name}.ts`)).not.toBe("");
    const [, folder] = /^WorkingDirectory=(\S+)$/m.exec(unit) ?? [];
    expect(block("adduser")).toContain(` ${folder}\n`);
    const { rule_files: files } = parse(prometheus) as { rule_files: string[] };
    expect(files).toEqual([`${folder}/deploy/prometheus/alerts.yml`]);
  });

  it("has every process asked for what it measured, and the one that takes another's place", () => {
    const { SERVERS, STOREFRONTS, WORKERS } = readSettings({});
    const { scrape_configs: jobs }: { scrape_configs: object[] } = parse(prometheus);
    const targets = (kind: keyof typeof METRICS_OFFSETS, count: number) => ({
      job_name: kind,
      static_configs: [
        {
          targets: Array.from(
            { length: count + 1 },
            (_, index) => `localhost:${Number(live.METRICS_PORT) + METRICS_OFFSETS[kind] + index}`,
          ),
        },
      ],
    });
    expect(jobs).toEqual([
      targets("medusa", SERVERS),
      targets("storefront", STOREFRONTS),
      targets("medusa-worker", WORKERS),
    ]);
    expect(alertmanager).toContain("matchers: [severity = page]");
  });
});

describe("the Helm chart", () => {
  const values = parse(text(`${CHART}/values.yaml`));
  const helpers = text(`${CHART}/templates/_helpers.tpl`);
  const processes = text(`${CHART}/templates/processes.yaml`);

  it("sets settings that there are", () => {
    const set = [...helpers.matchAll(/- \{ name: ([A-Z_]+),/g)].map(([, name]) => name ?? "");
    expect(SETTING_NAMES).toEqual(expect.arrayContaining(set));
    expect(SETTING_NAMES).toEqual(expect.arrayContaining(Object.keys(values.settings)));
    const secrets = /settings of \.env\.example: ([^.]+)\./.exec(
      text(`${CHART}/values.yaml`).replaceAll("\n# ", " "),
    )?.[1];
    expect(SETTING_NAMES).toEqual(expect.arrayContaining(secrets?.split(", ") ?? []));
  });

  it("needs no shared volume where files lie in S3", () => {
    expect(values.data.inS3).toBe(false);
    expect(processes).toMatch(
      /if \$\.Values\.data\.inS3 \}\}\n +emptyDir: .*\n +\{\{- else \}\}\n +persistentVolumeClaim/,
    );
    expect(text(`${CHART}/templates/data.yaml`)).toMatch(/^\{\{- if not \(or .*data\.inS3\) \}\}/);
  });

  it("lets storefronts share built files, and see nothing else of the volume", () => {
    expect(values.assets).toEqual({ shared: true, existingClaim: "" });
    const [, folder] = /\{ name: ASSETS_DIR, value: (\S+) \}/.exec(helpers) ?? [];
    expect(processes).toContain(`{ name: assets, mountPath: ${folder}, subPath: assets }`);
    // The volume, its place and the setting come together, or none of them.
    const asked = (template: string) =>
      template.match(/if include "shop\.assetsClaim" [$.\w]+ \}\}/g)?.length;
    expect([asked(processes), asked(helpers)]).toEqual([2, 1]);
  });

  it("asks each process for its health on the port that it is told", () => {
    const { PORT, MEDUSA_PORT, WORKER_PORT } = readSettings({});
    expect(processes).toContain(
      `dict "server" ${MEDUSA_PORT} "worker" ${WORKER_PORT} "storefront" ${PORT}`,
    );
    for (const [name, port] of Object.entries({ PORT, MEDUSA_PORT, WORKER_PORT }))
      expect(helpers).toContain(`- { name: ${name}, value: "${port}" }`);
    expect(processes).toContain(`livenessProbe:\n            httpGet: { path: ${LIVE_PATH},`);
    expect(processes).toContain(`readinessProbe:\n            httpGet: { path: ${READY_PATH},`);
    expect(Object.keys(values.processes)).toEqual(["server", "worker", "storefront"]);
    const { server, worker, storefront } = METRICS_PORTS;
    expect(processes).toContain(
      `$metrics := dict "server" ${server} "worker" ${worker} "storefront" ${storefront}`,
    );
    expect(helpers).toContain(`{ name: METRICS_PORT, value: "${server}" }`);
  });

  it("saves the shop with the image's own command, and its own key", () => {
    const backup = text(`${CHART}/templates/backup.yaml`);
    expect(backup).toContain('$its := dict "root" . "component" "commands"');
    expect(DOCKERFILE).toMatch(/^FROM \w+ AS commands$/m);
    const [, folder] = /args: \[backup, (\/\w+), --keep,/.exec(backup) ?? [];
    expect(backup).toContain(`{ name: backups, mountPath: ${folder} }`);
    expect(values.backup.secretName).not.toBe(values.secretName);
    expect(backup).toContain(
      "secretRef: { name: {{ .Values.backup.secretName }}, optional: true }",
    );
  });

  it("takes headers as large as the storefront does, by settings that nginx starts with", () => {
    const ingress = text(`${CHART}/templates/ingress.yaml`);
    const set = (name: string) =>
      Number(new RegExp(`/proxy-${name}: "?(\\d+)k?"?\n`).exec(ingress)?.[1]);
    const [size, busy] = [set("buffer-size"), set("busy-buffers-size")];
    const [, taken] =
      /MAX_HEADER_BYTES = (\d+) \* 1024;/.exec(text("storefront/server/run-storefront.ts")) ?? [];
    expect(size).toBe(Number(taken));
    expect(busy).toBeGreaterThanOrEqual(size);
    expect(busy).toBeLessThan((set("buffers-number") - 1) * size);
    expect(text("docs/operations.md")).toContain(`large-client-header-buffers: "4 ${size}k"`);
  });

  it("has templates whose blocks all end", () => {
    for (const name of readdirSync(join(projectRoot, CHART, "templates"))) {
      const template = text(`${CHART}/templates/${name}`);
      const begun = template.match(/\{\{-?\s*(?:if|range|with|define)\b/g) ?? [];
      const ended = template.match(/\{\{-?\s*end\b/g) ?? [];
      expect(ended.length, name).toBe(begun.length);
    }
  });
});
