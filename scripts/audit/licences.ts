import { readFileSync } from "node:fs";
import { join } from "node:path";
import spdxSatisfies from "spdx-satisfies";
import { z } from "zod";
import { projectRoot } from "../project-root.ts";
import type { Accepted } from "./accepted.ts";
import type { InstalledPackage } from "./installed-packages.ts";

/** Licences that ask for no more than their text and the author's name, and bind no code of ours. */
const PERMISSIVE = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
];

const NONE = "none";
const OldLicence = z.union([
  z.string(),
  z.object({ type: z.string() }).transform(({ type }) => type),
]);
const Manifest = z.object({
  license: OldLicence.optional(),
  // What npm asked for before 2015.
  licenses: z.union([OldLicence.transform((one) => [one]), z.array(OldLicence)]).optional(),
});

/** A package with a licence that somebody has to look at. */
export interface LicenceFinding {
  package: InstalledPackage;
  licence: string;
}

/** Packages of production whose licence is neither permissive nor accepted. */
export function unsettledLicences(
  packages: readonly InstalledPackage[],
  accepted: Accepted["licences"],
  licenceOf: (installed: InstalledPackage) => string = licenceOnDisk,
): LicenceFinding[] {
  return packages
    .filter(({ isProduction }) => isProduction)
    .map((installed) => ({ package: installed, licence: licenceOf(installed) }))
    .filter(({ licence }) => !isPermissive(licence))
    .filter(
      ({ package: { name }, licence }) =>
        !accepted.some((entry) => entry.licence === licence && isNamed(entry.package, name)),
    );
}

/** Entries of the list that no package of production answers to any more. */
export function needlessLicences(
  packages: readonly InstalledPackage[],
  accepted: Accepted["licences"],
): Accepted["licences"] {
  return accepted.filter(
    (entry) =>
      !packages.some(({ name, isProduction }) => isProduction && isNamed(entry.package, name)),
  );
}

/** Whether an SPDX expression can be met with permissive licences alone; what is none cannot. */
export function isPermissive(licence: string): boolean {
  try {
    return spdxSatisfies(licence, PERMISSIVE);
  } catch {
    return false;
  }
}

/** What a package.json says of its licence, as one SPDX expression; "none" where it says nothing. */
export function statedLicence(manifest: unknown): string {
  const { license, licenses } = Manifest.catch({}).parse(manifest);
  // An old list does not say whether one may choose: all of them count.
  return license ?? (licenses?.length ? licenses.join(" AND ") : NONE);
}

/** Packages of other platforms are in the lock file alone, with their licence. */
function licenceOnDisk({ folder, lockedLicence }: InstalledPackage): string {
  try {
    return statedLicence(
      JSON.parse(readFileSync(join(projectRoot, folder, "package.json"), "utf8")),
    );
  } catch {
    return lockedLicence ?? NONE;
  }
}

function isNamed(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
