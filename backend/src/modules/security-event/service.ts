import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { InferTypeOf } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils";
import SecurityEvent from "./models/security-event";

/** What is kept of an event; the rest of Medusa's columns fill themselves. */
export type SecurityEventRow = Omit<
  InferTypeOf<typeof SecurityEvent>,
  "created_at" | "updated_at" | "deleted_at"
>;

/** Which events are looked for; what is left out does not matter. */
export interface SecurityEventFilter {
  /** Who did it, or whom it was done to: one of these ids, or a label that holds the text. */
  person?: { ids: readonly string[]; text: string } | undefined;
  /** The thing's id, or part of its label. */
  subject?: string | undefined;
  /** The thing's id. */
  subjectId?: string | undefined;
  subjectKind?: string | undefined;
  /** Kinds that are this, or begin with it and a dot. */
  kind?: string | undefined;
  /** Days of `timeZone`, both included. */
  from?: string | undefined;
  to?: string | undefined;
  timeZone: string;
}

/** Rows of one statement: PostgreSQL takes 65,535 values at most. */
const MOST_ROWS = 2000;
const PEOPLE = ["staff", "customer", "account"];

/** The trail: events are added, looked for, and forgotten when they are old. */
class SecurityEventModuleService extends MedusaService({ SecurityEvent }) {
  private readonly database: Knex;

  constructor(dependencies: Record<string, unknown>) {
    // biome-ignore lint/complexity/noArguments: Medusa's base class reads all constructor arguments.
    super(...(arguments as unknown as [Record<string, unknown>]));
    this.database = dependencies[ContainerRegistrationKeys.PG_CONNECTION] as Knex;
  }

  /** Adds events; in a transaction they are in together with what they tell of, or not at all. */
  async append(rows: readonly SecurityEventRow[], transaction?: Knex): Promise<void> {
    const database = transaction ?? this.database;
    const stored = rows.map((row) => ({
      ...row,
      before: row.before && JSON.stringify(row.before),
      after: row.after && JSON.stringify(row.after),
    }));
    for (let first = 0; first < stored.length; first += MOST_ROWS) {
      await database("security_event").insert(stored.slice(first, first + MOST_ROWS));
    }
  }

  /** A page of what is looked for, the newest first, and how many there are in all. */
  async search(
    filter: SecurityEventFilter,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: SecurityEventRow[]; total: number }> {
    const rows: SecurityEventRow[] = await this.filtered(filter)
      .orderBy([
        { column: "at", order: "desc" },
        { column: "id", order: "desc" },
      ])
      .limit(limit)
      .offset(offset);
    const [counted] = await this.filtered(filter).count({ total: "*" });
    return { rows, total: Number(counted?.total ?? 0) };
  }

  /** Removes at most `limit` events of before; answers how many. The table refuses younger ones. */
  async forgetOld(before: Date, limit: number): Promise<number> {
    const { rowCount } = await this.database.raw<{ rowCount: number }>(
      `delete from security_event where id in (
         select id from security_event where at < ? order by at limit ?)`,
      [before, limit],
    );
    return rowCount;
  }

  private filtered(filter: SecurityEventFilter) {
    const { person, subject, subjectId, subjectKind, kind, from, to, timeZone } = filter;
    const query = this.database<SecurityEventRow>("security_event");
    if (person) {
      const pattern = containing(person.text);
      query.where((either) =>
        either
          .whereIn("actor_id", person.ids)
          .orWhereILike("actor_label", pattern)
          .orWhere((target) =>
            target
              .whereIn("subject_kind", PEOPLE)
              .where((one) =>
                one.whereIn("subject_id", person.ids).orWhereILike("subject_label", pattern),
              ),
          ),
      );
    }
    if (subject) {
      query.where((either) =>
        either.where("subject_id", subject).orWhereILike("subject_label", containing(subject)),
      );
    }
    if (subjectId) query.where("subject_id", subjectId);
    if (subjectKind) query.where("subject_kind", subjectKind);
    if (kind) query.where((either) => either.where({ kind }).orWhereLike("kind", `${kind}.%`));
    if (from) query.whereRaw("at >= ?::date::timestamp at time zone ?", [from, timeZone]);
    if (to) query.whereRaw("at < (?::date + 1)::timestamp at time zone ?", [to, timeZone]);
    return query;
  }
}

/** The pattern's own signs stand for themselves. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

export default SecurityEventModuleService;
