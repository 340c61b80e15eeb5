import { imageNames, postText } from "@eldercare/catalog-import";
import type { MedusaContainer } from "@medusajs/framework/types";
import { POST_MODULE } from "../../modules/post";
import type PostModuleService from "../../modules/post/service";
import { currentPost } from "../../workflows/post/post-fields";

/** Every care guide as a Markdown file with front matter, named by its slug. */
export async function postFiles(
  container: MedusaContainer,
): Promise<{ name: string; text: string }[]> {
  const posts: PostModuleService = container.resolve(POST_MODULE);
  const stored = await posts.listPosts({}, { take: null, order: { slug: "ASC" } });
  return stored.map((post) => {
    const { fields } = currentPost(post);
    const { slug, coverUrl } = fields;
    const cover = coverUrl === null ? undefined : imageNames([{ url: coverUrl }]);
    return { name: `${slug}.md`, text: postText(fields, cover) };
  });
}
