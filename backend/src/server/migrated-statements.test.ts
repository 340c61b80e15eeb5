import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { productChangeStatements } from "../catalog/search-index/product-change-triggers";
import { formerSlugStatements } from "../former-slugs/former-slug-triggers";
import { inventoryNameStatements } from "../medusa/inventory-names";
import { welcomeTriggerStatements } from "../medusa/welcome-trigger";
import { shopChangeStatements } from "../shop-changes/shop-change-triggers";

const fingerprint = (statements: readonly string[]) =>
  createHash("sha256").update(statements.join(";\n")).digest("hex").slice(0, 16);

/**
 * The newest script of each set of statements, and the statements that it was written for. Scripts run
 * once: when statements change, shops of before get them by a new script, which takes the row here.
 */
it.each([
  ["announce-delivery-words", shopChangeStatements(), "7c135fba00dfffb5"],
  ["keep-slugs-of-withdrawn", formerSlugStatements(), "c7b971e369f8be67"],
  ["name-renamed-inventory", inventoryNameStatements(), "2b986e2693a475cf"],
  ["note-changes-by-index", productChangeStatements(), "f08ac72a3468b8a4"],
  ["welcome-verified-customers", welcomeTriggerStatements(), "9f7bb52f1289583a"],
])("%s is written for the statements as they are now", (script, statements, writtenFor) => {
  expect(existsSync(join(__dirname, `../migration-scripts/${script}.ts`))).toBe(true);
  expect(fingerprint(statements)).toBe(writtenFor);
});
