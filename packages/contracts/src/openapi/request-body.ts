import type { z } from "zod";
import type { BodyKind, Call } from "../calls/call.js";
import { IMAGE_MAX_PER_PRODUCT } from "../image-limits.js";
import { UPLOAD_FIELD } from "../images.js";
import { IMPORT_FILE_FIELD, IMPORT_IMAGES_FIELD } from "../imports.js";
import type { JsonSchema, JsonSchemas } from "./json-schemas.js";

const FILE: JsonSchema = { type: "string", format: "binary" };
const FORM = "application/x-www-form-urlencoded";

/** What a call takes as its body, by media type; undefined for one without a body. */
export function requestBodyOf(call: Call, schemas: JsonSchemas): JsonSchema | undefined {
  const kind = call.bodyKind ?? (call.body ? "json" : undefined);
  if (!kind) return undefined;
  return { required: kind !== "json-or-form", content: contentOf(kind, call.body, schemas) };
}

function contentOf(kind: BodyKind, body: z.ZodType | undefined, schemas: JsonSchemas): JsonSchema {
  const json = { schema: body ? schemas.of(body, "input") : { type: "object" } };
  if (kind === "images") {
    const files = { type: "array", maxItems: IMAGE_MAX_PER_PRODUCT, items: FILE };
    return multipart({ properties: { [UPLOAD_FIELD]: files }, required: [UPLOAD_FIELD] });
  }
  if (kind === "import") {
    const { properties, required } = body ? schemas.inline(body, "input") : {};
    const texts = properties as JsonSchema | undefined;
    const files = {
      [IMPORT_FILE_FIELD]: FILE,
      [IMPORT_IMAGES_FIELD]: { type: "array", items: FILE },
    };
    return multipart({
      properties: { ...texts, ...files },
      required: [...((required as string[] | undefined) ?? []), IMPORT_FILE_FIELD],
    });
  }
  return {
    "application/json": json,
    ...(kind === "json-or-form" ? { [FORM]: { schema: { type: "object" } } } : {}),
  };
}

const multipart = (schema: JsonSchema): JsonSchema => ({
  "multipart/form-data": { schema: { type: "object", ...schema } },
});
