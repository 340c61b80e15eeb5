import {
  type CatalogEntity,
  type ColumnChoices,
  choiceKey,
  type Locale,
} from "@eldercare/catalog-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Whose columns choices are about: a translator's file has other columns. */
export interface ChoicesFor {
  entity: CatalogEntity;
  locale?: Locale | undefined;
  /** `headerKey` of the file. */
  header: string;
}

/** What people said of columns, kept for the next file with the same header. */
export class KeptChoices {
  constructor(private readonly database: Knex) {}

  async of(of: ChoicesFor): Promise<ColumnChoices> {
    const row = await this.database("catalog_column_choice")
      .where({ id: idOf(of) })
      .first("choices");
    return new Map(Object.entries((row?.choices ?? {}) as Record<string, string>));
  }

  /** Adds to what was said before, or says it anew. */
  async keep(of: ChoicesFor, said: Readonly<Record<string, string>>): Promise<void> {
    const choices = Object.fromEntries(
      Object.entries(said).map(([heading, ours]) => [choiceKey(heading), ours]),
    );
    await this.database.raw(
      `insert into catalog_column_choice (id, choices) values (?, ?::jsonb)
        on conflict (id) do update
          set choices = catalog_column_choice.choices || excluded.choices, updated_at = now()`,
      [idOf(of), JSON.stringify(choices)],
    );
  }
}

const idOf = ({ entity, locale = "en", header }: ChoicesFor) =>
  `ccol_${entity}_${locale}_${header}`;
