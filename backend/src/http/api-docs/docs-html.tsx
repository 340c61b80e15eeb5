import { createHash } from "node:crypto";
import type { JsonSchema } from "@eldercare/contracts/openapi";
import { renderToStaticMarkup } from "react-dom/server";
import type { ApiDocument } from "./api-document";
import { DocsPage } from "./docs-page";
import { DOCS_STYLE } from "./docs-style";

const styleHash = createHash("sha256").update(DOCS_STYLE).digest("base64");

/** The page runs nothing and fetches nothing; its one style sheet stands in it. */
export const DOCS_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The OpenAPI document as a page to read. */
export function docsHtml(document: JsonSchema): string {
  return `<!doctype html>${renderToStaticMarkup(<DocsPage document={document as unknown as ApiDocument} />)}`;
}
