import { z } from "zod";
import type { Accepted } from "./accepted.ts";
import type { InstalledPackage } from "./installed-packages.ts";

const SEVERITIES = ["info", "low", "moderate", "high", "critical"] as const;
const Severity = z.enum(SEVERITIES);

const Advisory = z.object({
  title: z.string(),
  url: z.string(),
  severity: Severity,
  range: z.string(),
});

/** The report of `npm audit --json`; what else is in it does not matter here. */
export const NpmAudit = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      // A name stands for a package that is only vulnerable by another one, which has its own entry.
      via: z.array(z.union([z.string(), Advisory])),
      nodes: z.array(z.string()),
      fixAvailable: z.union([z.boolean(), z.object({ name: z.string(), version: z.string() })]),
    }),
  ),
});
export type NpmAudit = z.output<typeof NpmAudit>;

/** One advisory about one installed package. */
export interface AdvisoryFinding {
  /** "GHSA-…". */
  id: string;
  title: string;
  url: string;
  severity: z.output<typeof Severity>;
  package: string;
  range: string;
  isProduction: boolean;
  broughtBy: readonly string[];
  /** What npm would install instead; undefined where it knows nothing. */
  fix: string | undefined;
}

/** Every advisory of a report, production's first, then the gravest first. */
export function advisoriesOf(
  { vulnerabilities }: NpmAudit,
  packages: readonly InstalledPackage[],
): AdvisoryFinding[] {
  const known = new Map(packages.map((installed) => [installed.folder, installed]));
  const findings = Object.values(vulnerabilities).flatMap(({ name, via, nodes, fixAvailable }) => {
    const found = nodes.flatMap((folder) => known.get(folder) ?? []);
    const shown = found.find(({ isProduction }) => isProduction) ?? found[0];
    return via
      .filter((cause) => typeof cause !== "string")
      .map(({ title, url, severity, range }) => ({
        id: url.split("/").at(-1) ?? url,
        title,
        url,
        severity,
        package: name,
        range,
        // What the lock file does not know of is taken for the worse.
        isProduction: shown?.isProduction ?? true,
        broughtBy: shown?.broughtBy ?? [],
        fix: fixOf(fixAvailable),
      }));
  });
  return findings.sort(
    (a, b) => Number(b.isProduction) - Number(a.isProduction) || gravity(b) - gravity(a),
  );
}

/** Whether an advisory may not stay: high or critical, in production, and not accepted for today. */
export function isUnsettled(
  finding: AdvisoryFinding,
  accepted: Accepted["advisories"],
  today: string,
): boolean {
  if (!finding.isProduction || gravity(finding) < SEVERITIES.indexOf("high")) return false;
  return !accepted.some(
    ({ id, package: name, until }) =>
      id === finding.id && name === finding.package && until >= today,
  );
}

/** Entries of the list that no advisory answers to any more. */
export function needlessAdvisories(
  findings: readonly AdvisoryFinding[],
  accepted: Accepted["advisories"],
): Accepted["advisories"] {
  return accepted.filter(
    (entry) => !findings.some(({ id, package: name }) => id === entry.id && name === entry.package),
  );
}

const gravity = ({ severity }: AdvisoryFinding) => SEVERITIES.indexOf(severity);

function fixOf(fix: boolean | { name: string; version: string }): string | undefined {
  if (typeof fix === "object") return `${fix.name} ${fix.version}`;
  return fix ? "a version that package.json allows" : undefined;
}
