import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findPostBySlug } from "../../../../content/posts/find-post-by-slug";
import { Refusal } from "../../../../errors/refusal";
import { answerCall } from "../../../../http/answer-call";
import { paramsOf } from "../../../../http/call-input";

/** GET /api/posts/{slug}: one guide to read; admins see drafts too. */
export async function GET(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const isAdmin = Boolean(request.auth_context?.actor_id);
  const post = await findPostBySlug(request.scope, paramsOf("posts.read", request).slug, isAdmin);
  if (!post) throw new Refusal("not-found", "Care guide not found");
  answerCall("posts.read", response, post);
}
