import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils";
import ContentVersion from "./models/content-version";

export interface ContentVersionRow {
  id: string;
  key: string;
  value: unknown;
  is_draft: boolean;
  from_at: Date | null;
  until_at: Date | null;
  by: string;
  created_at: Date;
}

/** The published version of each key that is shown at a moment: of those whose time it is the one that began last. */
const SHOWN = `select distinct on (key) * from content_version
  where deleted_at is null and not is_draft
    and from_at <= :now and (until_at is null or until_at > :now)
  order by key, from_at desc, created_at desc`;

const NEXT_CHANGE = `select least(
    (select min(from_at) from content_version where deleted_at is null and not is_draft and from_at > :now),
    (select min(until_at) from content_version where deleted_at is null and not is_draft and until_at > :now)
  ) as at`;

/** Texts of the shop, version by version; each change is one statement. */
class ContentVersionModuleService extends MedusaService({ ContentVersion }) {
  private readonly database: Knex;

  constructor(dependencies: Record<string, unknown>) {
    // biome-ignore lint/complexity/noArguments: Medusa's base class reads all constructor arguments.
    super(...(arguments as unknown as [Record<string, unknown>]));
    this.database = dependencies[ContainerRegistrationKeys.PG_CONNECTION] as Knex;
  }

  /** What is shown at a moment, by key; originals that nobody ever changed are not there. */
  async listShown(now: Date): Promise<ContentVersionRow[]> {
    const { rows } = await this.database.raw<{ rows: ContentVersionRow[] }>(SHOWN, { now });
    return rows;
  }

  /** When a version begins or ends next; null when none will. */
  async nextChange(now: Date): Promise<Date | null> {
    const { rows } = await this.database.raw<{ rows: { at: Date | null }[] }>(NEXT_CHANGE, { now });
    return rows[0]?.at ?? null;
  }

  /** Drafts, and what begins after a moment, soonest first. */
  async listToCome(now: Date): Promise<ContentVersionRow[]> {
    return this.database("content_version")
      .whereNull("deleted_at")
      .where((where) => where.where("is_draft", true).orWhere("from_at", ">", now))
      .orderBy("from_at");
  }

  /** What of a text was published and has begun, the newest first. */
  async listPublished(key: string, now: Date, limit: number): Promise<ContentVersionRow[]> {
    return this.database("content_version")
      .where({ key, is_draft: false })
      .whereNull("deleted_at")
      .where("from_at", "<=", now)
      .orderBy([
        { column: "from_at", order: "desc" },
        { column: "created_at", order: "desc" },
      ])
      .limit(limit);
  }

  /** Keeps the draft of a text in the place of the one before. */
  async keepDraft(draft: Pick<ContentVersionRow, "id" | "key" | "value" | "by">): Promise<void> {
    await this.database("content_version")
      .insert({ ...draft, value: json(draft.value), is_draft: true })
      .onConflict(this.database.raw("(key) where is_draft and deleted_at is null"))
      .merge({ value: json(draft.value), by: draft.by, created_at: this.database.fn.now() });
  }

  /** Publishes a version, which ends the draft of the text. */
  async publish(version: Omit<ContentVersionRow, "is_draft" | "created_at">): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction("content_version").where({ key: version.key, is_draft: true }).delete();
      await transaction("content_version").insert({ ...version, value: json(version.value) });
    });
  }

  /** Takes away a draft, or what has not begun; false when there is no such version. */
  async withdraw(key: string, id: string, now: Date): Promise<boolean> {
    const removed = await this.database("content_version")
      .where({ key, id })
      .where((where) => where.where("is_draft", true).orWhere("from_at", ">", now))
      .delete();
    return removed > 0;
  }
}

/** A text would be taken for JSON as it is. */
const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

export default ContentVersionModuleService;
