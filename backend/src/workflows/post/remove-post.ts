import type { MedusaContainer } from "@medusajs/framework/types";
import { removeUnusedImages } from "../../media/remove-unused-images";
import { POST_MODULE } from "../../modules/post";
import type PostModuleService from "../../modules/post/service";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { currentPost } from "./post-fields";
import { readPost } from "./read-post";

/** Deletes a care guide for good, and its cover if nothing else shows it. */
export async function removePost(container: MedusaContainer, id: string): Promise<void> {
  const { fields } = currentPost(await readPost(container, id));
  const posts: PostModuleService = container.resolve(POST_MODULE);
  await posts.deletePosts(id);
  const subject = { kind: "post", id, label: fields.title };
  await recordSecurityEvent(container, { kind: "post.removed", subject, before: fields });
  if (fields.coverUrl) await removeUnusedImages(container, [fields.coverUrl]);
}
