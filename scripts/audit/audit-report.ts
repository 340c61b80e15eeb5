import type { Accepted } from "./accepted.ts";
import { advisoriesOf, isUnsettled, needlessAdvisories } from "./advisories.ts";
import type { RegistryAnswer } from "./ask-registry.ts";
import type { InstalledPackage } from "./installed-packages.ts";
import { type LicenceFinding, needlessLicences } from "./licences.ts";

/** How the command ends: all is well; something has to be done; the advisories are not known. */
export const EXIT = { fine: 0, unsettled: 1, notAsked: 2 } as const;

export interface AuditReport {
  lines: string[];
  exitCode: (typeof EXIT)[keyof typeof EXIT];
}

interface Findings {
  packages: readonly InstalledPackage[];
  accepted: Accepted;
  answer: RegistryAnswer;
  licences: readonly LicenceFinding[];
  /** "2026-11-22". */
  today: string;
}

/** What the command says, and how it ends. What has to be done weighs more than what is not known. */
export function auditReport(findings: Findings): AuditReport {
  const advisories = advisoryPart(findings);
  const licences = licencePart(findings);
  const isUnsettledAnywhere = advisories.isUnsettled || licences.isUnsettled;
  const isUnknown = "silence" in findings.answer;
  return {
    lines: [...advisories.lines, "", ...licences.lines],
    exitCode: isUnsettledAnywhere ? EXIT.unsettled : isUnknown ? EXIT.notAsked : EXIT.fine,
  };
}

interface Part {
  lines: string[];
  isUnsettled: boolean;
}

function advisoryPart({
  packages,
  accepted: { advisories: accepted },
  answer,
  today,
}: Findings): Part {
  if ("silence" in answer) {
    const lines = [
      `Advisories: NOT ASKED. The registry did not answer: ${answer.silence}`,
      "  Nothing is known of holes in our packages by this run: try again where npm's registry answers `npm audit`.",
    ];
    return { lines, isUnsettled: false };
  }
  const found = advisoriesOf(answer.report, packages);
  const lines = found.flatMap((finding) => {
    const { severity, isProduction, title, url, range, broughtBy, fix } = finding;
    const isOpen = isUnsettled(finding, accepted, today);
    const where = isProduction ? "production" : "development";
    return [
      `  ${isOpen ? "TO DO" : "known"}  ${severity}, ${where}: ${finding.package} ${range}: ${title}`,
      `         ${url}; by ${broughtBy.join(" > ")}; mended by ${fix ?? "nothing yet"}`,
    ];
  });
  return {
    lines: [
      `Advisories: ${found.length} about our packages.`,
      ...lines,
      ...needlessAdvisories(found, accepted).map(
        ({ id }) => `  ${id} is accepted but not found any more: take it off the list.`,
      ),
    ],
    isUnsettled: found.some((finding) => isUnsettled(finding, accepted, today)),
  };
}

function licencePart({ packages, accepted: { licences: accepted }, licences }: Findings): Part {
  const count = packages.filter(({ isProduction }) => isProduction).length;
  return {
    lines: [
      `Licences: ${count} packages of production, ${licences.length} to look at.`,
      ...licences.map(
        ({ package: { name, version, broughtBy }, licence }) =>
          `  TO DO  ${name} ${version}: ${licence}; by ${broughtBy.join(" > ")}`,
      ),
      ...needlessLicences(packages, accepted).map(
        (entry) =>
          `  ${entry.package} is accepted but not installed any more: take it off the list.`,
      ),
    ],
    isUnsettled: licences.length > 0,
  };
}
