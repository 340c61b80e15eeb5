import { expect, it } from "vitest";
import { type RegistryAnswer, readAnswer } from "./ask-registry.ts";
import { auditReport } from "./audit-report.ts";
import type { InstalledPackage } from "./installed-packages.ts";

const aPackage = (name: string, isProduction: boolean): InstalledPackage => ({
  name,
  version: "1.0.0",
  folder: `node_modules/${name}`,
  isProduction,
  broughtBy: ["storefront", "express", name],
  lockedLicence: "MIT",
});
const packages = [aPackage("qs", true), aPackage("tester", false)];

/** What npm prints of one advisory about a package. */
const printed = (name: string, severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      [name]: {
        name,
        severity,
        isDirect: false,
        via: [
          {
            source: 1,
            name,
            dependency: name,
            title: "Reads too far",
            url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
            severity,
            range: "<1.0.1",
          },
        ],
        effects: ["express"],
        range: "<1.0.1",
        nodes: [`node_modules/${name}`],
        fixAvailable: true,
      },
      express: {
        name: "express",
        via: [name],
        nodes: ["node_modules/express"],
        fixAvailable: false,
      },
    },
  });

const reportOf = (
  answer: RegistryAnswer,
  {
    advisories = [],
    isLicenceOpen = false,
  }: {
    advisories?: { id: string; package: string; reason: string; until: string }[];
    isLicenceOpen?: boolean;
  } = {},
) =>
  auditReport({
    packages,
    accepted: { advisories, licences: [] },
    answer,
    licences: isLicenceOpen
      ? packages.slice(0, 1).map((one) => ({ package: one, licence: "GPL-3.0-only" }))
      : [],
    today: "2026-11-22",
  });

const ACCEPTED = {
  id: "GHSA-aaaa-bbbb-cccc",
  package: "qs",
  reason: "We never call it like this.",
  until: "2026-12-31",
};

it("a registry without advisories about us ends well", () => {
  const answer = readAnswer('{"auditReportVersion":2,"vulnerabilities":{}}');
  expect(reportOf(answer).exitCode).toBe(0);
});

it.each(["high", "critical"])("a %s advisory in production has to be dealt with", (severity) => {
  const { exitCode, lines } = reportOf(readAnswer(printed("qs", severity)));
  expect(exitCode).toBe(1);
  expect(lines.join("\n")).toContain(`TO DO  ${severity}, production: qs <1.0.1: Reads too far`);
  expect(lines.join("\n")).toContain("by storefront > express > qs");
});

it("one of development, and a lesser one in production, is told and lets pass", () => {
  for (const answer of [
    readAnswer(printed("tester", "critical")),
    readAnswer(printed("qs", "low")),
  ]) {
    const { exitCode, lines } = reportOf(answer);
    expect(exitCode).toBe(0);
    expect(lines.join("\n")).toContain("known");
  }
});

it("one that was accepted passes until its day, and only about its package", () => {
  const answer = readAnswer(printed("qs", "high"));
  expect(reportOf(answer, { advisories: [ACCEPTED] }).exitCode).toBe(0);
  const past = { ...ACCEPTED, until: "2026-11-21" };
  expect(reportOf(answer, { advisories: [past] }).exitCode).toBe(1);
  const other = { ...ACCEPTED, package: "express" };
  const { exitCode, lines } = reportOf(answer, { advisories: [other] });
  expect(exitCode).toBe(1);
  expect(lines.join("\n")).toContain("is accepted but not found any more");
});

it.each([
  ['{"message":"405 Method Not Allowed","statusCode":405}', "405 Method Not Allowed"],
  ['{"message":"request failed, reason: getaddrinfo EAI_AGAIN"}', "EAI_AGAIN"],
  ["", "npm gave no answer"],
  ['{"auditReportVersion":3}', "npm's report has another form"],
])("a registry that says %j was not asked, and that is said", (text, reason) => {
  const { exitCode, lines } = reportOf(readAnswer(text));
  expect(exitCode).toBe(2);
  expect(lines[0]).toContain("NOT ASKED");
  expect(lines[0]).toContain(reason);
});

it("licences are looked at whatever the registry says, and weigh more than its silence", () => {
  const { exitCode, lines } = reportOf({ silence: "offline" }, { isLicenceOpen: true });
  expect(exitCode).toBe(1);
  expect(lines.join("\n")).toContain("TO DO  qs 1.0.0: GPL-3.0-only");
});
