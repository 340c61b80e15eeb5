import { EventEmitter } from "node:events";
import { startLog } from "@eldercare/server";
import { afterEach, expect, it, vi } from "vitest";
import { watchDatabase } from "./watch-database";

afterEach(() => void vi.useRealTimers());

it("a statement that takes long, or fails after long, is logged with placeholders", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  startLog({ service: "medusa", level: "warn", format: "json", write });
  const connection = new EventEmitter();
  watchDatabase(connection);
  const take = (event: "query-response" | "query-error", id: string, ms: number) => {
    const statement = { __knexQueryUid: id, sql: "update a set b = ?", bindings: ["Ada Park"] };
    connection.emit("query", statement);
    vi.advanceTimersByTime(ms);
    connection.emit(event, [], statement);
  };
  take("query-response", "quick", 10);
  take("query-response", "slow", 2500);
  take("query-error", "stopped", 120_000);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      ...{ message: "A statement took 2.5 s.", "destination.service.name": "database" },
      ...{ "birchwell.statement": "update a set b = ?", "event.duration": 2_500_000_000 },
    },
    { message: "A statement took 120.0 s." },
  ]);
  expect(lines.join("")).not.toContain("Ada");
});
