import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils";
import PersonNote from "./models/person-note";

export interface PersonNoteRow {
  id: string;
  email: string;
  text: string;
  by: string;
  created_at: Date;
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
  async listOf(email: string): Promise<PersonNoteRow[]> {
    return this.database("person_note")
      .where({ email: email.toLowerCase() })
      .orderBy("created_at", "desc");
  }

  /** Removes one; undefined when there was none. */
  async remove(id: string): Promise<PersonNoteRow | undefined> {
    const [row] = await this.database("person_note").where({ id }).delete().returning("*");
    return row;
  }

  async forgetPerson(email: string): Promise<void> {
    await this.database("person_note").where({ email: email.toLowerCase() }).delete();
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
}

export default PersonNoteModuleService;
