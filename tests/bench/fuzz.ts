import { randomInt } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { Pool } from "pg";
import { type Exchange, findingsOf } from "./fuzz/findings.ts";
import { anAddress, type Person, signInPeople } from "./fuzz/people.ts";
import { callQuestions, type Question, wildQuestions } from "./fuzz/questions.ts";
import { closeConnections, rawRequest } from "./fuzz/raw-request.ts";
import { changedTables, tableDigests } from "./fuzz/table-digests.ts";

/**
 * `npm run bench -- fuzz [requests] [seed]`: sends generated and hostile requests to both origins as
 * everybody who may come, the calls of the table and any other address. Findings are faults of the
 * server, answers after more than 2 s, internals in an answer, errors that break the contract, open
 * doors, and tables that those changed who may not. Writes tests/bench/results/fuzz.json; ends with
 * 1 when there are findings.
 */
const requests = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? randomInt(2 ** 31));
const AT_ONCE = 8;
const SHOWN = 30;

const { MEDUSA_URL = "", SHOP_URL = "", DATABASE_URL = "" } = process.env;

/**
 * What visitors and customers do change by right: their sign-ins, accounts, messages, sign-ups,
 * orders and payments, the mails of these, and what the shop counts, indexes and looks after by itself.
 */
const THEIRS =
  /session|rate_limit|auth_|provider_identity|^customer|contact_message|newsletter|outgoing_mail|cart|payment|^order|shop_order|reservation_item|inventory_level|workflow_execution|search|index|notification|sale_window_check|mikro_orm|address|security_event/;

const database = new Pool({ connectionString: DATABASE_URL, max: 2 });
const people = await signInPeople(MEDUSA_URL, database);
const questions = await questionsFor(requests);
console.log(`${requests} requests, seed ${seed}`);

const findings: { finding: string; exchange: Exchange }[] = [];
const statuses: Record<string, number> = {};
let slowestMs = 0;
const started = Date.now();

const before = await tableDigests(database, THEIRS);
const share = Math.floor(requests / 4);
await tryAll("visitor", questions.slice(0, share));
await tryAll("unverified", questions.slice(share, 2 * share));
await tryAll("customer", questions.slice(2 * share, 3 * share));
const changed = changedTables(before, await tableDigests(database, THEIRS));
await tryAll("staff", questions.slice(3 * share));

const seconds = Math.round((Date.now() - started) / 1000);
const counts: Record<string, number> = {};
for (const { finding } of findings) counts[finding] = (counts[finding] ?? 0) + 1;
for (const { finding, exchange } of findings.slice(0, SHOWN)) {
  const { person, method, path, status, ms, text } = exchange;
  console.log(
    `${finding}: ${person} ${method} ${path.slice(0, 200)} → ${status} in ${Math.round(ms)} ms: ${text.slice(0, 300)}`,
  );
}
if (changed.length > 0) console.log(`Changed by those who may not: ${changed.join(", ")}`);
const result = {
  date: new Date().toISOString().slice(0, 10),
  node: process.version,
  cpus: cpus().length,
  requests,
  seed,
  seconds,
  slowestMs: Math.round(slowestMs),
  statuses,
  findings: counts,
  changedTables: changed,
};
console.log(result);
await writeFile(
  join(import.meta.dirname, "results/fuzz.json"),
  `${JSON.stringify(result, null, 2)}\n`,
);
if (findings.length > 0 || changed.length > 0) process.exitCode = 1;
closeConnections();
await database.end();

async function tryAll(person: Person, batch: readonly Question[]): Promise<void> {
  const waiting = [...batch.entries()];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await tryOne(person, ...next);
    }),
  );
  console.log(`${person}: ${batch.length} requests, ${findings.length} findings so far`);
}

async function tryOne(person: Person, index: number, question: Question): Promise<void> {
  const { method, path, contentType, body } = question;
  const isCall = path.startsWith("/api/");
  const origin = isCall && index % 2 === 0 ? SHOP_URL : MEDUSA_URL;
  const answer = await rawRequest(origin, {
    method,
    path,
    ...(body === undefined ? {} : { body }),
    headers: {
      "x-forwarded-for": anAddress(),
      ...(people[person] ? { cookie: people[person] } : {}),
      ...(contentType ? { "content-type": contentType } : {}),
    },
  });
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  slowestMs = Math.max(slowestMs, answer.ms);
  const exchange = { person, method, path, ...answer };
  for (const finding of findingsOf(exchange)) findings.push({ finding, exchange });
}

/** Two of three to calls of the table, the others to anywhere. */
async function questionsFor(count: number): Promise<Question[]> {
  const { rows } = await database.query<{ id: string }>(
    `(select id from product limit 3) union all (select handle from product limit 3)
     union all (select id from product_category limit 2) union all (select id from "user" limit 1)
     union all (select id from "order" limit 2) union all (select id from customer limit 2)
     union all (select id from carousel_slide limit 2) union all (select id from post limit 2)`,
  );
  const calls = fc.sample(callQuestions(rows.map(({ id }) => id)), {
    seed,
    numRuns: Math.ceil((count * 2) / 3),
  });
  const wild = fc.sample(wildQuestions, { seed, numRuns: Math.ceil(count / 3) });
  return [...calls, ...wild]
    .map((question, index) => ({ question, at: (index * 7919) % 10_007 }))
    .sort((a, b) => a.at - b.at)
    .map(({ question }) => question)
    .slice(0, count);
}
