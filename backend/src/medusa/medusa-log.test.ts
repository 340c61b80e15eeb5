import { startLog } from "@eldercare/server";
import { logger } from "@medusajs/framework/logger";
import { expect, it } from "vitest";
import { logAsOurs } from "./medusa-log";

it("what Medusa logs, by whichever of its ways, is a line of ours without people in it", () => {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  startLog({ service: "medusa", level: "info", format: "json", write });
  logAsOurs();
  logger.error("Mail to ada@example.ca failed", new Error("550 ada@example.ca"));
  logger.warn("careful");
  logger.debug("too much");
  const activity = logger.activity("Loading");
  expect(logger.success(activity, "Loaded")).toMatchObject({ duration: expect.any(Number) });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      ...{ "log.level": "error", message: "Mail to [email] failed" },
      "error.message": "550 [email]",
    },
    { "log.level": "warn", message: "careful" },
    { message: "Loading", "birchwell.activity": activity },
    { message: "Loaded", "birchwell.activity": activity },
  ]);
});

it("Medusa writes no line of its own for a request: it would have the address of who asked", () => {
  startLog({ service: "medusa", level: "silly", format: "json", write: () => undefined });
  logAsOurs();
  expect([logger.shouldLog("http"), logger.shouldLog("debug")]).toEqual([false, true]);
  logger.setLogLevel("warn");
  expect(logger.shouldLog("info")).toBe(false);
  logger.unsetLogLevel();
  expect(logger.shouldLog("info")).toBe(true);
});
