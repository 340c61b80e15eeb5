import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { RECORD_FILES, type RecordFile } from "./moved-tables";

/** What the folder of a shop may not be loaded for, in words for whoever typed the command. */
export class FolderUnusable extends Error {
  override name = "FolderUnusable";
}

/** Counted up when a folder of today could not be read by a shop of before. */
export const FOLDER_VERSION = 1;
const FORMAT = "eldercare-shop";
const MANIFEST = "shop.json";

/** Files of a folder that are not the catalogue's, in the order of loading. */
export const FOLDER_FILES = ["settings", ...(Object.keys(RECORD_FILES) as RecordFile[])] as const;
export type FolderFile = (typeof FOLDER_FILES)[number];

const FileNote = z.object({ lines: z.number().int().min(0), sha256: z.string() });
export type FileNote = z.infer<typeof FileNote>;

const AnyVersion = z.object({ format: z.literal(FORMAT), version: z.number().int() });
const Manifest = AnyVersion.extend({
  /** Of the shop that was exported. */
  shop: z.string(),
  exportedAt: z.iso.datetime(),
  medusa: z.string(),
  /** Ids of that shop's products and settings, by what they are in every shop. */
  known: FileNote,
  files: z.record(z.enum(FOLDER_FILES), FileNote),
  /** Orders that were still being paid, and stayed. */
  waitingOrders: z.number().int().min(0),
  /** Numbers of orders whose change of status was under way: they came as they were before it. */
  changingOrders: z.array(z.number().int()),
});
export type Manifest = z.infer<typeof Manifest>;

export const KNOWN_FILE = "known-ids.jsonl";
export const linesFile = (file: FolderFile) => `${file}.jsonl`;
const manifestPath = (folder: string) => join(folder, MANIFEST);

/** Notes what the folder holds: the last thing that an export writes. */
export async function writeManifest(
  folder: string,
  said: Omit<Manifest, "format" | "version">,
): Promise<Manifest> {
  const manifest: Manifest = { format: FORMAT, version: FOLDER_VERSION, ...said };
  await writeFile(manifestPath(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

/** What whoever moves the shop has to know of orders that were not at rest; nothing else. */
export function unrestText({ waitingOrders, changingOrders }: Manifest): string {
  const waiting =
    waitingOrders > 0
      ? `Orders that were still being paid and are not in it: ${waitingOrders}. Export again when none is.\n`
      : "";
  const changing =
    changingOrders.length > 0
      ? `The status of these orders was just being changed: ${changingOrders.join(", ")}. They are in it as they were before: set it in the new shop.\n`
      : "";
  return waiting + changing;
}

/** What a folder says of itself. Throws {@link FolderUnusable}. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), "utf8").catch(() => {
    throw new FolderUnusable(
      `There is no ${MANIFEST} in ${folder}: it is not the folder of a whole shop, or its export did not end.`,
    );
  });
  const given = parsedJson(text);
  const { data: any } = AnyVersion.safeParse(given);
  if (any && any.version > FOLDER_VERSION) {
    throw new FolderUnusable(
      `${folder} was written by a newer shop (version ${any.version}; this one reads ${FOLDER_VERSION}): update this shop first.`,
    );
  }
  const { data } = Manifest.safeParse(given);
  if (!data)
    throw new FolderUnusable(`${MANIFEST} in ${folder} is damaged: export the shop again.`);
  return data;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
