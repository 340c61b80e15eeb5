import { model } from "@medusajs/framework/utils";

/**
 * A care guide (spec §3 Blog post). The table also has `search_vector`, which PostgreSQL makes
 * of the texts by itself (see the migration).
 */
const Post = model
  .define("post", {
    id: model.id({ prefix: "post" }).primaryKey(),
    /** The last part of its address, `/blog/<slug>`. */
    slug: model.text().unique(),
    title: model.text(),
    excerpt: model.text(),
    /** Markdown. */
    content: model.text(),
    /** Address without a host, like `/static/<name>`. */
    cover_url: model.text().nullable(),
    cover_alt: model.text().default(""),
    author: model.text(),
    topic: model.text().nullable(),
    /** Slugs of products that the guide speaks of. */
    products: model.array(),
    /** A list of `{ title, publisher, url }`. */
    sources: model.json(),
    /** Shoppers see published guides only. */
    published: model.boolean().default(false),
    /** The date that readers see: of the publication, or of the draft. */
    dated_at: model.dateTime(),
  })
  .indexes([{ name: "IDX_post_newest", on: ["dated_at", "id"] }]);

export default Post;
