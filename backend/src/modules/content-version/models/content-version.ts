import { model } from "@medusajs/framework/utils";

/**
 * A text of the shop as somebody wrote it: the one draft of its key, or what was published. Published
 * versions stay as they are; of those whose time it is the one that began last is shown.
 */
const ContentVersion = model
  .define("content_version", {
    id: model.id({ prefix: "text" }).primaryKey(),
    /** Page and name: `everywhere.phone`. */
    key: model.text(),
    /** What the text's kind says; null is the original. */
    value: model.json().nullable(),
    is_draft: model.boolean().default(false),
    /** Drafts begin when they are published. */
    from_at: model.dateTime().nullable(),
    /** The first moment without it. */
    until_at: model.dateTime().nullable(),
    /** Who wrote it, as they were called then. */
    by: model.text(),
  })
  .indexes([
    { name: "IDX_content_version_newest", on: ["key", "from_at"] },
    {
      name: "IDX_content_version_draft",
      on: ["key"],
      unique: true,
      where: "is_draft and deleted_at is null",
    },
  ]);

export default ContentVersion;
