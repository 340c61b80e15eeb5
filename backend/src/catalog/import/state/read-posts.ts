import type { CurrentPost } from "@eldercare/catalog-import";
import type { MedusaContainer } from "@medusajs/framework/types";
import { POST_MODULE } from "../../../modules/post";
import type PostModuleService from "../../../modules/post/service";
import { currentPost } from "../../../workflows/post/post-fields";

/** Every care guide of the shop, as its file would say it. */
export async function readPosts(container: MedusaContainer): Promise<CurrentPost[]> {
  const posts: PostModuleService = container.resolve(POST_MODULE);
  return (await posts.listPosts({}, { take: null })).map(currentPost);
}
