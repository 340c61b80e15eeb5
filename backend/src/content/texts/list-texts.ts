import {
  MOST_TEXT_VERSIONS,
  type StaffText,
  type StaffTextHistory,
  type StaffTextList,
} from "@eldercare/contracts";
import {
  type ContentOf,
  mailOfText,
  shopValues,
  TEXT_KEYS,
  type TextKey,
} from "@eldercare/contracts/content";
import type { MedusaContainer } from "@medusajs/framework/types";
import { sampleValues } from "../../mail/sample-values";
import { contentVersionsOf, readContent } from "./read-content";
import { type StoredText, staffText, versionFromStored } from "./text-view";

/** What the words in braces stand for that the texts themselves do not say. */
export interface ValuesNow {
  shopUrl: string;
  /** From which on delivery is free, as it is written. */
  amount: string;
}

/** Every text that staff may edit, in the order of the pages. */
export async function listTexts(
  container: MedusaContainer,
  values: ValuesNow,
): Promise<StaffTextList> {
  const versions = contentVersionsOf(container);
  const now = new Date();
  const [rows, toCome, shop] = await Promise.all([
    versions.listShown(now),
    versions.listToCome(now),
    readContent(container, "everywhere"),
  ]);
  const shown = new Map(rows.map((row) => [row.key, row]));
  const texts = TEXT_KEYS.map(
    async (key): Promise<StaffText> => ({
      ...staffText(key, shown.get(key), toCome),
      values: await valuesOf(key, { ...values, shop, hasParts: false }),
    }),
  );
  return { texts: await Promise.all(texts) };
}

/** One text, with what was published before. */
export async function readText(
  container: MedusaContainer,
  key: TextKey,
  values: ValuesNow,
): Promise<StaffTextHistory> {
  const versions = contentVersionsOf(container);
  const [text, published, shop] = await Promise.all([
    readStoredText(container, key),
    versions.listPublished(key, new Date(), MOST_TEXT_VERSIONS),
    readContent(container, "everywhere"),
  ]);
  return {
    ...text,
    values: await valuesOf(key, { ...values, shop, hasParts: true }),
    versions: published.map((row) => versionFromStored(key, row)),
  };
}

/** One text as it is stored: what is shown, and what is to come. */
export async function readStoredText(
  container: MedusaContainer,
  key: TextKey,
): Promise<StoredText> {
  const versions = contentVersionsOf(container);
  const now = new Date();
  const [rows, toCome] = await Promise.all([versions.listShown(now), versions.listToCome(now)]);
  return staffText(
    key,
    rows.find((row) => row.key === key),
    toCome,
  );
}

async function valuesOf(
  key: TextKey,
  given: ValuesNow & { shop: ContentOf<"everywhere">; hasParts: boolean },
): Promise<StaffText["values"]> {
  const mail = mailOfText(key);
  return mail ? sampleValues(mail, given) : { ...shopValues(given.shop), amount: given.amount };
}
