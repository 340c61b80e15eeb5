import { stringify } from "yaml";
import type { PostFields } from "../fields/post.js";

/**
 * A care guide as the file that `npm run seed -- posts` reads back to the same guide. `cover` is the
 * file name of its image. A guide without cover or topic has no such field.
 */
export function postText(fields: PostFields, cover: string | undefined): string {
  const frontMatter = {
    title: fields.title,
    slug: fields.slug,
    excerpt: fields.excerpt,
    ...(cover === undefined ? {} : { cover }),
    ...(fields.coverAlt === "" ? {} : { coverAlt: fields.coverAlt }),
    createdAt: fields.createdAt,
    published: fields.published,
    ...(fields.topic === null ? {} : { topic: fields.topic }),
    author: fields.author,
    products: fields.products,
    sources: fields.sources,
  };
  // Long lines stay one line each, as people write them.
  return `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n${fields.content}\n`;
}
