import { z } from "zod";

/**
 * What somebody typed into a form and has not saved, kept in this browser for the one who typed it
 * (decision 094). Never passwords: no form with one is kept.
 */

/** `begun` is what the form began with: saving it later asks about what others changed since. */
export type Draft = {
  at: string;
  begun: unknown;
  values: Record<string, unknown>;
  lacksImages: boolean;
};

const StoredDraft = z.object({
  at: z.iso.datetime(),
  begun: z.unknown(),
  values: z.record(z.string(), z.unknown()),
  lacksImages: z.boolean(),
});

const PREFIX = "draft:";
/** Older ones are forgotten: nobody comes back to them. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** Where the draft of one form is kept, for one person. */
export const draftKey = (person: string, form: string): string => `${PREFIX}${person}:${form}`;

export function readDraft(key: string): Draft | null {
  forgetOld();
  return draftIn(key);
}

/** A browser that keeps nothing, or has no room, loses a draft and nothing else. */
export function writeDraft(key: string, begun: unknown, values: object, now = new Date()): void {
  const kept = withoutChosen(values) as Record<string, unknown>;
  const lacksImages = JSON.stringify(values).includes(CHOSEN);
  const draft: Draft = { at: now.toISOString(), begun, values: kept, lacksImages };
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Nothing can be done about it here.
  }
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // It keeps nothing, then.
  }
}

function draftIn(key: string): Draft | null {
  try {
    return StoredDraft.parse(JSON.parse(localStorage.getItem(key) ?? "null"));
  } catch {
    return null;
  }
}

function forgetOld(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      const draft = draftIn(key);
      if (!draft || Date.parse(draft.at) < Date.now() - KEPT_MS) localStorage.removeItem(key);
    }
  } catch {
    // It keeps nothing, then.
  }
}

/** How an image says that it is a file which was chosen and not sent yet. */
const CHOSEN = '"kind":"chosen"';

/** Files that wait for the save are too large to keep: they must be chosen again. */
function withoutChosen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutChosen).filter((each) => each !== null);
  if (typeof value !== "object" || value === null) return value;
  if ("kind" in value && value.kind === "chosen") return null;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutChosen(part)]),
  );
}
