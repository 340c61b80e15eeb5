import type { PostDetail } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { idOfFormerSlug } from "../../former-slugs/id-of-former-slug";
import { POST_MODULE } from "../../modules/post";
import type PostModuleService from "../../modules/post/service";
import { postDetailFromStored } from "./post-view";

/**
 * One guide by its slug; drafts are for admins only. Where none has it, the one that had it last: its
 * `slug` is another one then. Undefined when there is none.
 */
export async function findPostBySlug(
  container: MedusaContainer,
  slug: string,
  isForAdmin: boolean,
): Promise<PostDetail | undefined> {
  // PostgreSQL has no text with this character, so no slug has it.
  if (slug.includes("\u0000")) return undefined;
  const post = await findPost(container, { slug }, isForAdmin);
  if (post) return post;
  const id = await idOfFormerSlug(container, "post", slug);
  return id ? findPost(container, { id }, isForAdmin) : undefined;
}

async function findPost(
  container: MedusaContainer,
  filters: { slug: string } | { id: string },
  isForAdmin: boolean,
): Promise<PostDetail | undefined> {
  const posts: PostModuleService = container.resolve(POST_MODULE);
  const shown = isForAdmin ? {} : { published: true };
  const [post] = await posts.listPosts({ ...filters, ...shown }, { take: 1 });
  return post && postDetailFromStored(post, isForAdmin);
}
