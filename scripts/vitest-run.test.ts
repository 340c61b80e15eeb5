import { expect, test } from "vitest";
import { countTests, namedFailures, slowestFiles } from "./vitest-run.ts";

const report = (passed: number, failed: number, unloaded = 0) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: [
      { status: "passed", assertionResults: [{}] },
      ...Array.from({ length: unloaded }, () => ({ status: "failed", assertionResults: [] })),
    ],
  });

test("passed and failed tests are counted as the report says", () => {
  expect(countTests(report(12, 0), 0)).toEqual({ passed: 12, failed: 0 });
  expect(countTests(report(12, 3), 1)).toEqual({ passed: 12, failed: 3 });
});

test("a test file that could not be loaded is a failure", () => {
  expect(countTests(report(12, 0, 2), 1)).toEqual({ passed: 12, failed: 2 });
});

test("a run that fails without a failing test, or without a report, is a failure", () => {
  expect(countTests(report(12, 0), 1)).toEqual({ passed: 12, failed: 1 });
  expect(countTests("", 1)).toEqual({ passed: 0, failed: 1 });
});

test("the files that took longest are named, the longest first", () => {
  const file = (name: string, endTime: number) => ({
    name: `/tests/${name}`,
    startTime: 0,
    endTime,
  });
  const testResults = [file("a.spec.ts", 1200), file("b.spec.ts", 61_000)];
  expect(slowestFiles(JSON.stringify({ testResults }))).toEqual([
    "b.spec.ts 61 s",
    "a.spec.ts 1 s",
  ]);
  expect(slowestFiles("")).toEqual([]);
});

test("what failed is named with its file, its whole name and the first line of why", () => {
  const testResults = [
    {
      name: "/tests/cart.spec.ts",
      status: "failed",
      message: "",
      assertionResults: [
        { status: "passed", fullName: "cart adds", failureMessages: [] },
        { status: "failed", fullName: "cart counts", failureMessages: ["Error: 2 is 1\n at x"] },
      ],
    },
    {
      name: "/tests/list.spec.ts",
      status: "failed",
      message: "No such module\n at y",
      assertionResults: [],
    },
    { name: "/tests/ok.spec.ts", status: "passed", message: "", assertionResults: [] },
  ];
  expect(namedFailures(JSON.stringify({ testResults }))).toEqual([
    "cart.spec.ts: cart counts: Error: 2 is 1",
    "list.spec.ts: No such module",
  ]);
  expect(namedFailures("")).toEqual([]);
});

test("a reason as long as a catalog is cut", () => {
  const failed = { status: "failed", fullName: "list", failureMessages: ["a".repeat(5000)] };
  const file = { name: "/list.spec.ts", status: "failed", assertionResults: [failed] };
  const [said = ""] = namedFailures(JSON.stringify({ testResults: [file] }));
  expect(said).toMatch(/^list\.spec\.ts: list: a{2000}…$/);
});
