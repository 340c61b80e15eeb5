import { expect, test } from "vitest";
import { noteworthy } from "./log-line.ts";

test("warnings and errors are shown, in both ways that Medusa writes them", () => {
  expect(noteworthy('{"level":"error","message":"no stock location","timestamp":"now"}')).toBe(
    "error: no stock location",
  );
  expect(noteworthy("warn:    index is being rebuilt")).toBe("warn: index is being rebuilt");
});

test("everyday lines stay in the log file", () => {
  expect(noteworthy('{"level":"info","message":"Server is ready"}')).toBeUndefined();
  expect(noteworthy("GET /products 200")).toBeUndefined();
  expect(noteworthy("{ not json")).toBeUndefined();
});

test("warnings that hold for every shop on one machine are left out", () => {
  const line = '{"level":"warn","message":"Local Event Bus installed. This is not recommended"}';
  expect(noteworthy(line)).toBeUndefined();
});

test("whoever tries the shop is shown where its mails lie", () => {
  const line = "mail: Please verify your e-mail address: .data/outbox/mail_1.txt";
  expect(noteworthy(line)).toBe(line);
});
