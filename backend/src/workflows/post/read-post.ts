import type { StaffPost } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { missingProducts } from "../../content/posts/missing-products";
import { postDetailFromStored, type StoredPost } from "../../content/posts/post-view";
import { Refusal } from "../../errors/refusal";
import { POST_MODULE } from "../../modules/post";
import type PostModuleService from "../../modules/post/service";

/** A guide by its id; a {@link Refusal} "not-found" when there is none. */
export async function readPost(container: MedusaContainer, id: string): Promise<StoredPost> {
  const posts: PostModuleService = container.resolve(POST_MODULE);
  // PostgreSQL has no text with this character, so no id has it.
  const [post] = id.includes("\u0000") ? [] : await posts.listPosts({ id }, { take: 1 });
  if (!post) throw new Refusal("not-found", "Care guide not found");
  return post;
}

/** A guide by its id as staff see it. */
export async function readStaffPost(container: MedusaContainer, id: string): Promise<StaffPost> {
  const post = await readPost(container, id);
  return {
    ...postDetailFromStored(post, true),
    published: post.published,
    missingProducts: await missingProducts(container, post.content),
  };
}
