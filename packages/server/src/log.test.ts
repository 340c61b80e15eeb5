import { describe, expect, it } from "vitest";
import { Log, type LogDetails, type LogFormat, type LogLevel } from "./log.js";
import { loggedText } from "./logged-text.js";
import { inRequest } from "./request-scope.js";

function logged(format: LogFormat = "json", level: LogLevel = "http") {
  const lines: string[] = [];
  const log = new Log({
    ...{ service: "storefront", level, format },
    write: (line) => void lines.push(line),
  });
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? "{}") };
}

describe("a line of the log", () => {
  it("is one object of JSON with the names of the Elastic Common Schema", () => {
    const { log, lines, last } = logged();
    log.warn("The shop\nis slow.", { method: "GET", path: "/", status: 200, durationMs: 1.5 });
    expect(lines).toEqual([expect.stringMatching(/^\{[^\n]*\}\n$/)]);
    expect(last()).toEqual({
      "@timestamp": expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      "ecs.version": "8.17.0",
      "log.level": "warn",
      message: "The shop\nis slow.",
      "service.name": "storefront",
      "process.pid": process.pid,
      "http.request.method": "GET",
      "url.path": "/",
      "http.response.status_code": 200,
      "event.duration": 1_500_000,
    });
  });

  it("names the request that it was written for, also after waiting, and no other", async () => {
    const { log, last } = logged();
    await inRequest("request-1", async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      log.error("It broke.");
    });
    expect(last()).toMatchObject({ "http.request.id": "request-1" });
    log.error("It broke by itself.");
    expect(last()).not.toHaveProperty(["http.request.id"]);
  });

  it("is written down to the level that was asked for", () => {
    const { log, lines } = logged("json", "info");
    for (const level of ["error", "warn", "info", "http", "verbose", "debug", "silly"] as const)
      log.at(level, level);
    expect(lines.map((line) => JSON.parse(line)["log.level"])).toEqual(["error", "warn", "info"]);
    log.level = "silly";
    expect(log.writes("silly")).toBe(true);
  });

  it("has only the fields that have a name", () => {
    const { log, last } = logged();
    const more = { email: "ada@example.ca", body: { password: "hunter2" }, path: "/a" };
    log.info("Asked.", more as LogDetails);
    expect(JSON.stringify(last())).not.toMatch(/ada|hunter2/);
    expect(last()).toMatchObject({ "url.path": "/a" });
  });

  it("has of an error its class, message, place, code and causes, and nothing that hangs on it", () => {
    const { log, last } = logged();
    const cause = Object.assign(new RangeError("for ada@example.ca"), { rows: ["Ada Park"] });
    const error = Object.assign(new TypeError("no row", { cause }), {
      ...{ code: "23505", detail: "Key (email)=(ada@example.ca)", config: { auth: "hunter2" } },
    });
    log.error("Failed.", { error });
    expect(last()).toMatchObject({
      "error.type": "TypeError",
      "error.message": "no row",
      "error.code": "23505",
      "birchwell.causes": ["RangeError: for [email]"],
      "error.stack_trace": expect.stringMatching(/^\s+at .*log\.test\.ts/),
    });
    expect(JSON.stringify(last())).not.toMatch(/ada@|Ada Park|hunter2/);
    log.error("Failed.", { error: "thrown as a text by 416-555-0199" });
    expect(last()).toMatchObject({ "error.message": "thrown as a text by [phone]" });
  });

  it("is read by people as time, level and sentence, with the stack below", () => {
    const { log, lines } = logged("text");
    inRequest("request-1", () => log.error("It broke.", { error: new Error("why"), status: 500 }));
    const [first, second] = lines.join("").split("\n");
    expect(first).toMatch(
      /^\S+Z error: It broke\. http\.request\.id=request-1 http\.response\.status_code=500 error\.type=Error error\.message=why$/,
    );
    expect(second).toMatch(/^\s+at /);
    lines.length = 0;
    log.error("It broke.\n2026-11-23T18:30:00.000Z error: never said");
    expect(lines.join("").trimEnd().split("\n").slice(1)).toEqual([
      "  | 2026-11-23T18:30:00.000Z error: never said",
    ]);
  });
});

describe("a statement in the log", () => {
  it.each([
    [
      `select "a", 'b' from "t0" where n = 12.5 limit 20`,
      `select "a", ? from "t0" where n = ? limit ?`,
    ],
    [
      `insert into "a" ("it's") values ('Ada - Park', 'O''Neil', E'a\\\\', 7)`,
      `insert into "a" ("it's") values (?, …, E?, …)`,
    ],
    ["update a set b = $1 where c = ? -- Ada's", "update a set b = $1 where c = ?"],
    ["select $tag$Ada$tag$ /* Ada */,\n 'Ada cut off", "select ? , ?"],
  ])("%j has placeholders where it has values", (statement, shown) => {
    const { log, last } = logged();
    log.warn("Slow.", { statement });
    expect(last()["birchwell.statement"]).toBe(shown);
  });
});

describe("a text in the log", () => {
  it.each([
    ["550 no mailbox ada.park@example.ca", "550 no mailbox [email]"],
    ["call (416) 555-0199 or +1 416 555 0199", "call [phone] or [phone]"],
    ["lives at 12 Maple Grove Road, K1A 0B1", "lives at [street], [postal code]"],
    ["demeure 1200 Main St. now", "demeure [street] now"],
    ["paid with 4242 4242 4242 4242", "paid with [redacted]"],
    ["GET /reset?token=abc failed", "GET /reset?… failed"],
    ["Bearer abc.def-ghi_jkl", "[redacted]"],
    ["at postgres://shop:pw@db/shop", "at postgres://db/shop"],
    [
      `Failed: insert into "customer" ("email", "name") values ('x - y', 'Ada Park') - duplicate key`,
      "Failed: [statement] - duplicate key",
    ],
    [`select "name" from "person" where "name" = 'Ada Park'`, "[statement]"],
    [`insert into "a" values ('${"Ada Park ".repeat(1000)}') - too long`, "[statement] - too long"],
    ["order_01JD8Z3M2Q at 1763923200, EAN 4006381333931", ""],
    ["at run (/srv/node_modules/@medusajs/utils/dist/index.js:1:2)", ""],
    [
      `Failed: update cart set name = 'Ada Park' - deadlock detected`,
      "Failed: [statement] - deadlock detected",
    ],
    [`update "public"."cart" as c set name = 'Ada Park'`, "[statement]"],
    [`update cart set qty = qty - 1 where name = 'Ada Park'`, "[statement] - 1 where name = ?"],
    [`with recursive found (id) as (values ('Ada Park'))`, "[statement]"],
    [`select tell('Ada Park') - no such function`, "[statement] - no such function"],
    [`insert into a values ('it''s - Ada Park`, "[statement]"],
    ['invalid input syntax for type uuid: "Ada - Park"', 'invalid input syntax for type uuid: "…"'],
    ["GET /people/ada%40example.ca", "GET [email]"],
    [
      "GET /review/order_01K~prod_01K.1771700000.Zk3n_qX0p7hY2bVtq8L-wR4mCs6dJfUeA1gHiTzN9oQ",
      "GET /review/order_01K~prod_01K.1771700000.[redacted]",
    ],
    ["/product/drive-dual-release-folding-walker-with-5-inch-wheels", ""],
    ["habite au 1200, boul. Saint-Laurent", "habite au [street]"],
    ["10.0.0.12:5432 refused after 120000 ms", ""],
    ["Import 3 of 10: 2026-11-23T18:41:00.000Z", ""],
  ])("reads %j without people and secrets", (text, shown) => {
    expect(loggedText(text)).toBe(shown || text);
  });

  it("ends between two words when it is too long, so that nobody's address stays in half", () => {
    const text = `${"word ".repeat(799)}ada.park@example.ca`;
    expect(loggedText(text)).toMatch(/word …$/);
  });
});
