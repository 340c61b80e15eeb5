import { readAccepted } from "./audit/accepted.ts";
import { askRegistry } from "./audit/ask-registry.ts";
import { auditReport } from "./audit/audit-report.ts";
import { installedPackages, lockedPackages } from "./audit/installed-packages.ts";
import { unsettledLicences } from "./audit/licences.ts";
import { runCommand } from "./command.ts";

/** `npm run audit`: advisories about our packages and their licences; exit codes in `audit/audit-report.ts`. */
await runCommand(async () => {
  const accepted = readAccepted();
  const packages = installedPackages(lockedPackages());
  const { lines, exitCode } = auditReport({
    packages,
    accepted,
    answer: await askRegistry(),
    licences: unsettledLicences(packages, accepted.licences),
    today: new Date().toISOString().slice(0, 10),
  });
  console.log(lines.join("\n"));
  return exitCode;
});
