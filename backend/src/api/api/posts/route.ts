import type { PostListResponse, StaffPost } from "@eldercare/contracts";
import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { findPosts } from "../../../content/posts/find-posts";
import { bodyOf, queryOf } from "../../../http/call-input";
import { createPost } from "../../../workflows/post/create-post";

/** GET /api/posts (spec §7): published guides; admins may ask for drafts, or for both. */
export async function GET(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse<PostListResponse>,
): Promise<void> {
  const query = queryOf("posts.list", request);
  // The route's middleware lets in only sessions and tokens of admins, and nobody at all.
  const isAdmin = Boolean(request.auth_context?.actor_id);
  response.json(await findPosts(request.scope, query, isAdmin));
}

/** POST /api/posts, for staff. */
export async function POST(
  request: MedusaRequest,
  response: MedusaResponse<StaffPost>,
): Promise<void> {
  const body = bodyOf("posts.create", request);
  response.status(201).json(await createPost(request.scope, body));
}
