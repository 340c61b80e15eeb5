import type { StaffText, TextVersion } from "@eldercare/contracts";
import { pageOfText, schemaOfText, type TextKey, textOf } from "@eldercare/contracts/content";
import type { ContentVersionRow } from "../../modules/content-version/service";

/** The value of a stored version: what was written, where that may stand there, or the original. */
export function storedValue(
  key: TextKey,
  stored: unknown,
): { value: unknown; isOriginal: boolean } {
  const text = textOf(key);
  const { success, data } = schemaOfText(text).safeParse(stored);
  return { value: success ? data : text.original, isOriginal: !success };
}

/** A version of the contract from the module's row. */
export const versionFromStored = (key: TextKey, row: ContentVersionRow): TextVersion => ({
  ...storedValue(key, row.value),
  id: row.id,
  isDraft: row.is_draft,
  from: row.from_at && new Date(row.from_at).toISOString(),
  until: row.until_at && new Date(row.until_at).toISOString(),
  by: row.by,
  at: new Date(row.created_at).toISOString(),
});

/** A text as staff see it, without what its words in braces stand for. */
export type StoredText = Omit<StaffText, "values">;

/** A text as staff see it, from the version that is shown, and from drafts and versions to come. */
export function staffText(
  key: TextKey,
  shown: ContentVersionRow | undefined,
  toCome: readonly ContentVersionRow[],
): StoredText {
  const coming = toCome.filter((row) => row.key === key).map((row) => versionFromStored(key, row));
  return {
    key,
    ...storedValue(key, shown?.value),
    shown: shown ? versionFromStored(key, shown) : null,
    draft: coming.find(({ isDraft }) => isDraft) ?? null,
    planned: coming.filter(({ isDraft }) => !isDraft),
  };
}

/** What was written of the texts of each page, by page and name. */
export function writtenByPage(
  rows: readonly ContentVersionRow[],
): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const pages: Record<string, Record<string, unknown>> = {};
  for (const { key, value } of rows) {
    const page = pageOfText(key as TextKey);
    pages[page] = { ...pages[page], [key.slice(page.length + 1)]: value };
  }
  return pages;
}
