import { afterEach, expect, it, vi } from "vitest";
import { endOnUncaught } from "./end-on-uncaught.js";
import { startLog } from "./log.js";

afterEach(() => void vi.restoreAllMocks());

it("what nobody caught ends the process, and is in the log without what hangs on it", () => {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  startLog({ service: "medusa", level: "warn", format: "json", write });
  const on = vi.spyOn(process, "on").mockReturnValue(process);
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
  endOnUncaught();
  const [event, end] = on.mock.calls[0] ?? [];
  expect(event).toBe("uncaughtException");
  end?.(Object.assign(new Error("no row"), { detail: "Key (email)=(ada@example.ca)" }));
  expect(exit).toHaveBeenCalledWith(1);
  expect(JSON.parse(lines.join(""))).toMatchObject({ "error.message": "no row" });
  expect(lines.join("")).not.toContain("ada@");
});
