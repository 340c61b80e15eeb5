import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils";
import PersonNote from "./models/person-note";

export interface PersonNoteRow {
  id: string;
  /** Empty where the note is about who placed an order without an address. */
  email: string;
  order_id: string | null;
  text: string;
  by: string;
  created_at: Date;
}

/** Whom notes may be about: an address, where there is one, and orders. */
export interface NotedPerson {
  email?: string;
  orderIds: readonly string[];
}

/** Notes of staff about customers; each change is one statement. */
class PersonNoteModuleService extends MedusaService({ PersonNote }) {
  private readonly database: Knex;

  constructor(dependencies: Record<string, unknown>) {
    // biome-ignore lint/complexity/noArguments: Medusa's base class reads all constructor arguments.
    super(...(arguments as unknown as [Record<string, unknown>]));
    this.database = dependencies[ContainerRegistrationKeys.PG_CONNECTION] as Knex;
  }

  /** Keeps a note once, however often it is sent; answers it as it is kept. */
  async keep(note: Omit<PersonNoteRow, "created_at">): Promise<PersonNoteRow> {
    await this.database("person_note")
      .insert({ ...note, email: note.email.toLowerCase() })
      .onConflict("id")
      .ignore();
    return this.database("person_note").where({ id: note.id }).first();
  }

  /** Notes about a person, newest first. */
  async listOf(person: NotedPerson): Promise<PersonNoteRow[]> {
    return this.about(person).orderBy("created_at", "desc");
  }

  /** Removes one; undefined when there was none. */
  async remove(id: string): Promise<PersonNoteRow | undefined> {
    const [row] = await this.database("person_note").where({ id }).delete().returning("*");
    return row;
  }

  async forgetPerson(person: NotedPerson): Promise<void> {
    await this.about(person).delete();
  }

  /** With orders that nobody is named by any more go the notes that were kept at them. */
  async forgetOrders(orderIds: readonly string[], transaction: Knex.Transaction): Promise<void> {
    await transaction("person_note").whereIn("order_id", orderIds).delete();
  }

  /** Removes at most `limit` older notes; answers how many. */
  async forgetOld(before: Date, limit: number): Promise<number> {
    const { rowCount } = await this.database.raw<{ rowCount: number }>(
      `delete from person_note where id in (
         select id from person_note where created_at < ? limit ?)`,
      [before, limit],
    );
    return rowCount;
  }

  private about({ email, orderIds }: NotedPerson) {
    const notes = this.database<PersonNoteRow>("person_note").whereIn("order_id", orderIds);
    return email === undefined ? notes : notes.orWhere({ email: email.toLowerCase() });
  }
}

export default PersonNoteModuleService;
