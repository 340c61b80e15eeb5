import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findPostBySlug } from "../../../../content/posts/find-post-by-slug";
import { missingProducts } from "../../../../content/posts/missing-products";
import { Refusal } from "../../../../errors/refusal";
import { answerCall } from "../../../../http/answer-call";
import { paramsOf } from "../../../../http/call-input";
import { isAskedByStaff } from "../../../security/signed-in";

/** GET /api/posts/{slug}: one guide to read; admins see drafts too. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const isAdmin = await isAskedByStaff(request, "posts.change");
  const post = await findPostBySlug(request.scope, paramsOf("posts.read", request).slug, isAdmin);
  if (!post) throw new Refusal("not-found", "Care guide not found");
  const missing = isAdmin && (await missingProducts(request.scope, post.content));
  answerCall("posts.read", response, missing ? { ...post, missingProducts: missing } : post);
}
