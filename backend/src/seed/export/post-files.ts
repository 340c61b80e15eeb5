import type { MedusaContainer } from "@medusajs/framework/types";
import { stringify } from "yaml";
import { POST_MODULE } from "../../modules/post";
import type PostModuleService from "../../modules/post/service";
import { currentPost, type PostFields } from "../../workflows/post/post-fields";
import { pictureNames } from "./cell-text";

/** Every care guide as a Markdown file with front matter, named by its slug. */
export async function postFiles(
  container: MedusaContainer,
): Promise<{ name: string; text: string }[]> {
  const posts: PostModuleService = container.resolve(POST_MODULE);
  const stored = await posts.listPosts({}, { take: null, order: { slug: "ASC" } });
  return stored.map((post) => {
    const { fields } = currentPost(post);
    return { name: `${fields.slug}.md`, text: postFile(fields) };
  });
}

function postFile({ content, coverUrl, topic, ...fields }: PostFields): string {
  const cover = coverUrl === null ? "" : pictureNames([{ url: coverUrl, alt: "" }]);
  const frontMatter = {
    title: fields.title,
    slug: fields.slug,
    excerpt: fields.excerpt,
    ...(cover && { cover }),
    coverAlt: fields.coverAlt,
    createdAt: fields.createdAt,
    published: fields.published,
    ...(topic && { topic }),
    author: fields.author,
    products: fields.products,
    sources: fields.sources,
  };
  return `---\n${stringify(frontMatter)}---\n${content.trim()}\n`;
}
