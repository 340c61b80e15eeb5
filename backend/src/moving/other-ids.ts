import { join } from "node:path";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "zod";
import { type KnownThing, knownThings } from "../medusa/known-things";
import { KNOWN_FILE } from "./folder-manifest";
import { damaged, linesOf } from "./line-files";

const Known = z.object({ id: z.string(), key: z.string() });

/** Ids of the moved shop's products and settings, and what they are here. */
export class OtherIds {
  private readonly ids = new Map<string, string>();

  /** The first key of an id that this shop knows decides; nothing here stands for two things there. */
  constructor(there: readonly KnownThing[], here: readonly KnownThing[]) {
    const ids = new Map<string, string>();
    for (const { id, key } of here) if (!ids.has(key)) ids.set(key, id);
    const taken = new Set<string>();
    for (const { id, key } of there) {
      const own = ids.get(key);
      if (own === undefined || this.ids.has(id) || taken.has(own)) continue;
      this.ids.set(id, own);
      taken.add(own);
    }
  }

  /** A value of a row, with the ids of this shop wherever it names one, also within JSON. */
  here<Value>(value: Value): Value {
    return this.translated(value) as Value;
  }

  private translated(value: unknown): unknown {
    if (typeof value === "string") return this.ids.get(value) ?? value;
    if (Array.isArray(value)) return value.map((each) => this.translated(each));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, this.translated(each)]),
    );
  }
}

/** Reads what a folder's ids mean. Throws FolderUnusable. */
export async function readOtherIds(database: Knex, folder: string): Promise<OtherIds> {
  const path = join(folder, KNOWN_FILE);
  const there: KnownThing[] = [];
  for await (const batch of linesOf(path)) {
    const { data } = z.array(Known).safeParse(batch);
    if (!data) throw damaged(path, "it names no ids");
    there.push(...data);
  }
  return new OtherIds(there, await knownThings(database));
}
