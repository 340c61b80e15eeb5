import {
  MOST_TEXT_VERSIONS,
  type StaffTextHistory,
  type StaffTextList,
} from "@eldercare/contracts";
import { TEXT_KEYS, type TextKey } from "@eldercare/contracts/content";
import type { MedusaContainer } from "@medusajs/framework/types";
import { contentVersionsOf } from "./read-content";
import { staffText, versionFromStored } from "./text-view";

/** Every text that staff may edit, in the order of the pages. */
export async function listTexts(container: MedusaContainer): Promise<StaffTextList> {
  const versions = contentVersionsOf(container);
  const now = new Date();
  const [rows, toCome] = await Promise.all([versions.listShown(now), versions.listToCome(now)]);
  const shown = new Map(rows.map((row) => [row.key, row]));
  return { texts: TEXT_KEYS.map((key) => staffText(key, shown.get(key), toCome)) };
}

/** One text, with what was published before. */
export async function readText(
  container: MedusaContainer,
  key: TextKey,
): Promise<StaffTextHistory> {
  const versions = contentVersionsOf(container);
  const now = new Date();
  const [rows, toCome, published] = await Promise.all([
    versions.listShown(now),
    versions.listToCome(now),
    versions.listPublished(key, now, MOST_TEXT_VERSIONS),
  ]);
  const shown = rows.find((row) => row.key === key);
  return {
    ...staffText(key, shown, toCome),
    versions: published.map((row) => versionFromStored(key, row)),
  };
}
