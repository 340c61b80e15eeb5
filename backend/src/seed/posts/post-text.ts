import { stringify } from "yaml";
import type { PostFields } from "../../workflows/post/post-fields";

/**
 * A care guide as the file that `npm run seed -- posts` reads back to the same guide. `cover` is the
 * file name of its picture. A guide without cover or topic has no such field.
 */
export function postText(fields: PostFields, cover: string | undefined): string {
  const { content, coverUrl: _address, topic, coverAlt, ...others } = fields;
  const frontMatter = {
    ...others,
    ...(cover === undefined ? {} : { cover }),
    ...(coverAlt === "" ? {} : { coverAlt }),
    ...(topic === null ? {} : { topic }),
    published: String(fields.published),
  };
  // Long lines stay one line: folding would move the lines that errors name.
  return `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n${content}\n`;
}
