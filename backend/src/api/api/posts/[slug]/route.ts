import type { Article } from "@eldercare/contracts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findArticle } from "../../../../content/posts/find-post-by-slug";
import { Refusal } from "../../../../errors/refusal";

/** GET /api/posts/{slug}: one guide to read; admins see drafts too. */
export async function GET(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse<Article>,
): Promise<void> {
  const isAdmin = Boolean(request.auth_context?.actor_id);
  const article = await findArticle(request.scope, String(request.params.slug), isAdmin);
  if (!article) throw new Refusal("not-found", "Care guide not found");
  response.json(article);
}
