import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { countPostsByTopic } from "../../../content/posts/count-posts";
import { findPosts } from "../../../content/posts/find-posts";
import { answerCall } from "../../../http/answer-call";
import { bodyOf, queryOf } from "../../../http/call-input";
import { createPost } from "../../../workflows/post/create-post";
import { isAskedByStaff } from "../../security/signed-in";

/** GET /api/posts (spec §7): published guides; admins may ask for drafts, or for both. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = queryOf("posts.list", request);
  const isAdmin = await isAskedByStaff(request, "posts.change");
  const [found, topics] = await Promise.all([
    findPosts(request.scope, query, isAdmin),
    countPostsByTopic(request.scope),
  ]);
  answerCall("posts.list", response, { ...found, topics });
}

/** POST /api/posts, for staff. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const body = bodyOf("posts.create", request);
  answerCall("posts.create", response, await createPost(request.scope, body));
}
