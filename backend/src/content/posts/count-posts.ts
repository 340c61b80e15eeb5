import { PostTopicCounts } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** How many published guides there are on each topic. */
export async function countPostsByTopic(container: MedusaContainer): Promise<PostTopicCounts> {
  const database: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const rows: { topic: string; posts: string }[] = await database("post")
    .whereNull("deleted_at")
    .whereNotNull("topic")
    .where({ published: true })
    .groupBy("topic")
    .select("topic")
    .count("* as posts");
  return PostTopicCounts.parse(
    Object.fromEntries(rows.map(({ topic, posts }) => [topic, Number(posts)])),
  );
}
