import { expect, test } from "vitest";
import { noteworthy } from "./log-line.ts";

test("warnings and errors are shown, in both ways that the servers write them", () => {
  expect(noteworthy('{"log.level":"error","@timestamp":"now","message":"no stock location"}')).toBe(
    "error: no stock location",
  );
  const line = "2026-11-23T18:30:00.000Z warn: index is being rebuilt";
  expect(noteworthy(line)).toBe("warn: index is being rebuilt");
  expect(noteworthy("warn:    index is being rebuilt")).toBe("warn: index is being rebuilt");
});

test("everyday lines stay in the log file", () => {
  expect(noteworthy('{"log.level":"info","message":"Server is ready"}')).toBeUndefined();
  expect(noteworthy("GET /products 200")).toBeUndefined();
  expect(noteworthy("{ not json")).toBeUndefined();
});

test("warnings that hold for every shop on one machine are left out", () => {
  const line =
    '{"log.level":"warn","message":"Local Event Bus installed. This is not recommended"}';
  expect(noteworthy(line)).toBeUndefined();
});

test("whoever tries the shop is shown where its mails lie", () => {
  const line = "mail: Please verify your email address: .data/outbox/mail_1.txt";
  expect(noteworthy(line)).toBe(line);
});
