import {
  PostBody,
  PostListQuery,
  type PostListResponse,
  type StaffPost,
} from "@eldercare/contracts";
import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { findPosts } from "../../../content/posts/find-posts";
import { parseInput } from "../../../http/parse-input";
import { createPost } from "../../../workflows/post/create-post";

/** GET /api/posts (spec §7): published guides; admins may ask for drafts, or for both. */
export async function GET(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse<PostListResponse>,
): Promise<void> {
  const query = parseInput(PostListQuery, request.query);
  // The route's middleware lets in only sessions and tokens of admins, and nobody at all.
  const isAdmin = Boolean(request.auth_context?.actor_id);
  response.json(await findPosts(request.scope, query, isAdmin));
}

/** POST /api/posts, for staff. */
export async function POST(
  request: MedusaRequest,
  response: MedusaResponse<StaffPost>,
): Promise<void> {
  const body = parseInput(PostBody, request.body);
  response.status(201).json(await createPost(request.scope, body));
}
