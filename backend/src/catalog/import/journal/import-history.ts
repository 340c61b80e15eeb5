import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { STALE_SECONDS } from "./heartbeat";

export type ImportStatus =
  | "checking"
  | "ready"
  | "refused"
  | "applying"
  | "applied"
  | "undoing"
  | "undone";

/** One import of the history. */
export interface ImportRecord {
  id: string;
  entity: string;
  file_name: string;
  /** `list`: products that staff changed together, without a file. */
  source: "command" | "screen" | "list";
  status: ImportStatus;
  created_by: string | null;
  options: Record<string, unknown>;
  report: Record<string, unknown> | null;
  problem: string | null;
  done: number;
  total: number;
  worked_at: Date;
  applied_at: Date | null;
  undone_at: Date | null;
  created_at: Date;
  /** Somebody worked at it and was cut off: it may be started again. */
  is_cut_off: boolean;
}

type NewImport = Pick<ImportRecord, "entity" | "file_name" | "source" | "status" | "created_by"> & {
  options: Record<string, unknown>;
  /** Of products changed together: which. */
  product_ids?: readonly string[];
};

const IS_CUT_OFF = `(status in ('checking', 'applying', 'undoing')
  and worked_at < now() - interval '${STALE_SECONDS} seconds')`;
/** All but `product_ids`: there may be a hundred thousand of them. */
const FIELDS = `id, entity, file_name, source, status, created_by, options, report, problem, done, total,
  worked_at, applied_at, undone_at, created_at, ${IS_CUT_OFF} as is_cut_off`;

/** The imports of this shop, newest first: what was loaded, and what became of it. */
export class ImportHistory {
  constructor(private readonly database: Knex) {}

  async add(
    { product_ids, ...record }: NewImport,
    id = generateEntityId(undefined, "cimp"),
  ): Promise<string> {
    await this.database("catalog_import").insert({
      ...record,
      id,
      ...(product_ids && { product_ids: JSON.stringify(product_ids) }),
      options: JSON.stringify(record.options),
      worked_at: this.database.fn.now(),
    });
    return id;
  }

  async find(id: string): Promise<ImportRecord | undefined> {
    const [record] = await this.#select("where id = ? and deleted_at is null", [id]);
    return record;
  }

  /** Which products were chosen to be changed together. */
  async productIds(id: string): Promise<readonly string[]> {
    const row = await this.database("catalog_import").where({ id }).first("product_ids");
    return row?.product_ids ?? [];
  }

  async list(limit: number, offset: number): Promise<{ imports: ImportRecord[]; total: number }> {
    const imports = await this.#select(
      "where deleted_at is null order by created_at desc, id desc limit ? offset ?",
      [limit, offset],
    );
    const [row] = await this.database("catalog_import").whereNull("deleted_at").count();
    return { imports, total: Number(row?.count ?? 0) };
  }

  /** The import that may be taken back now: the newest that wrote anything and is not undone. */
  async lastApplied(): Promise<ImportRecord | undefined> {
    const [record] = await this.#select(
      `where deleted_at is null and status in ('applying', 'applied', 'undoing')
        and exists (select 1 from catalog_import_change c where c.import_id = catalog_import.id)
        order by coalesce(applied_at, created_at) desc, id desc limit 1`,
    );
    return record;
  }

  /** Changes an import only while it is in one of these states: of two who try, one succeeds. */
  async move(
    id: string,
    from: readonly ImportStatus[],
    change: Partial<Pick<ImportRecord, "status" | "problem" | "done" | "total">> & {
      report?: unknown;
      options?: unknown;
    },
  ): Promise<boolean> {
    const { report, options, ...plain } = change;
    const now = this.database.fn.now();
    const count = await this.database("catalog_import")
      .where({ id })
      .whereIn("status", [...from])
      .update({
        ...plain,
        ...(report !== undefined && { report: JSON.stringify(report) }),
        ...(options !== undefined && { options: JSON.stringify(options) }),
        ...(change.status === "applied" && { applied_at: now }),
        ...(change.status === "undone" && { undone_at: now }),
        worked_at: now,
        updated_at: now,
      });
    return count > 0;
  }

  /** Says that somebody still works at it, and how far it is. */
  async heartbeat(id: string, progress: { done?: number; total?: number }): Promise<void> {
    await this.database("catalog_import")
      .where({ id })
      .update({ ...progress, worked_at: this.database.fn.now() });
  }

  /** Whether anything that it wrote is still noted, to be taken back. */
  async hasChanges(id: string): Promise<boolean> {
    const row = await this.database("catalog_import_change").where({ import_id: id }).first("id");
    return row !== undefined;
  }

  async #select(rest: string, bindings: Knex.RawBinding[] = []): Promise<ImportRecord[]> {
    const { rows } = await this.database.raw<{ rows: ImportRecord[] }>(
      `select ${FIELDS} from catalog_import ${rest}`,
      bindings,
    );
    return rows;
  }
}
