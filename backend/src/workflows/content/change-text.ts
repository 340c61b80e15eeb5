import { isDeepStrictEqual } from "node:util";
import { errorResponseOf, type TextBody } from "@eldercare/contracts";
import { schemaOfText, type TextKey, textOf } from "@eldercare/contracts/content";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readStoredText } from "../../content/texts/list-texts";
import { contentVersionsOf } from "../../content/texts/read-content";
import { Refusal } from "../../errors/refusal";
import { newId } from "../../medusa/new-id";
import { originOf } from "../../security-events/event-origin";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { withCatalogLock } from "../catalog-lock";
import { mergedChanges } from "../merged-changes";

/**
 * Keeps a draft of a text, or publishes it. What may not stand there is a Refusal "invalid" with its
 * fields; where somebody else changed the same since `expected`: "conflict".
 */
export async function changeText(
  container: MedusaContainer,
  key: TextKey,
  { isDraft, from, until, expected, value }: TextBody,
): Promise<void> {
  const asked = checkedText(key, value);
  await withCatalogLock(container, async () => {
    const versions = contentVersionsOf(container);
    const before = await readStoredText(container, key);
    const stored = before.draft?.value ?? before.value;
    const merged = mergedChanges({ value: asked, expected }, { value: stored });
    const next = "value" in merged ? merged.value : stored;
    const row = {
      ...{ id: newId("text"), key, by: originOf(container).actor.label },
      // Whoever writes the original follows it, also when a later version of the shop words it anew.
      value: isDeepStrictEqual(next, textOf(key).original) ? null : next,
    };
    if (isDraft) {
      await versions.keepDraft(row);
    } else {
      const now = new Date();
      const begins = from && Date.parse(from) > now.getTime() ? new Date(from) : now;
      const ends = until ? new Date(until) : null;
      if (ends && ends <= begins) {
        throw Refusal.ofField("invalid", "until", "It would end before it begins");
      }
      await versions.publish({ ...row, from_at: begins, until_at: ends });
    }
    const did = isDraft ? "kept a draft of" : from ? "planned" : "published";
    await recordChange(container, key, { did, ...(until && { until }), value: next }, before.value);
  });
}

/** Takes back a draft, or what is planned and has not begun. A Refusal "not-found" where there is none. */
export async function withdrawText(
  container: MedusaContainer,
  key: TextKey,
  id: string,
): Promise<void> {
  const before = await readStoredText(container, key);
  const gone = [before.draft, ...before.planned].find((version) => version?.id === id);
  if (!gone || !(await contentVersionsOf(container).withdraw(key, id, new Date()))) {
    throw new Refusal("not-found", "There is no such draft or planned text any more.");
  }
  const did = gone.isDraft ? "removed the draft of" : "took back what was planned of";
  await recordChange(container, key, { did }, gone.value);
}

/** A value of a text as it may stand there. What may not is a Refusal "invalid" with its fields. */
export function checkedText(key: TextKey, value: unknown): unknown {
  const { success, data, error } = schemaOfText(textOf(key)).safeParse(value);
  if (success) return data;
  const { message, fields = [] } = errorResponseOf(error);
  throw new Refusal("invalid", message, {
    fields: fields.map((field) => ({
      ...field,
      path: ["value", field.path].filter(Boolean).join("."),
    })),
  });
}

const recordChange = (
  container: MedusaContainer,
  key: TextKey,
  after: { did: string; value?: unknown },
  before: unknown,
) =>
  recordSecurityEvent(container, {
    kind: "text.changed",
    subject: { kind: "text", id: key, label: textOf(key).label },
    before: { value: before },
    after,
  });
