import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { findPosts } from "../../../content/posts/find-posts";
import { answerCall } from "../../../http/answer-call";
import { bodyOf, queryOf } from "../../../http/call-input";
import { createPost } from "../../../workflows/post/create-post";

/** GET /api/posts (spec §7): published guides; admins may ask for drafts, or for both. */
export async function GET(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const query = queryOf("posts.list", request);
  // The route's middleware lets in only sessions and tokens of admins, and nobody at all.
  const isAdmin = Boolean(request.auth_context?.actor_id);
  answerCall("posts.list", response, await findPosts(request.scope, query, isAdmin));
}

/** POST /api/posts, for staff. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const body = bodyOf("posts.create", request);
  answerCall("posts.create", response, await createPost(request.scope, body));
}
