import type { PostDetail } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { POST_MODULE } from "../../modules/post";
import type PostModuleService from "../../modules/post/service";
import { postDetailFromStored } from "./post-view";

/** One guide by its slug; drafts are for admins only. Undefined when there is none. */
export async function findPostBySlug(
  container: MedusaContainer,
  slug: string,
  isForAdmin: boolean,
): Promise<PostDetail | undefined> {
  // PostgreSQL has no text with this character, so no slug has it.
  if (slug.includes("\u0000")) return undefined;
  const posts: PostModuleService = container.resolve(POST_MODULE);
  const [post] = await posts.listPosts(
    { slug, ...(isForAdmin ? {} : { published: true }) },
    { take: 1 },
  );
  return post && postDetailFromStored(post, isForAdmin);
}
