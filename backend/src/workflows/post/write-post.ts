import type { PostFields } from "@eldercare/catalog-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { newId } from "../../medusa/new-id";
import { postRow } from "./post-fields";

/** Makes a care guide in a transaction; answers its id. */
export async function createPost(database: Knex, fields: PostFields): Promise<string> {
  const id = newId("post");
  await database("post").insert({ id, ...rowOf(fields) });
  return id;
}

/** Gives a care guide these fields, in a transaction. */
export async function updatePost(database: Knex, id: string, fields: PostFields): Promise<void> {
  await database("post")
    .where({ id })
    .whereNull("deleted_at")
    .update({ ...rowOf(fields), updated_at: database.fn.now() });
}

function rowOf(fields: PostFields) {
  // A list would become PostgreSQL's own kind of array.
  return { ...postRow(fields), sources: JSON.stringify(fields.sources) };
}
