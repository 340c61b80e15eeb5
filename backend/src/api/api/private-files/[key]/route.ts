import { pipeline } from "node:stream/promises";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { Refusal } from "../../../../errors/refusal";
import { paramsOf } from "../../../../http/call-input";
import { isPrivateFile } from "../../../../providers/file-uploads/private-file";
import { exported } from "../../../../security-events/exported";
import { recordSecurityEvent } from "../../../../security-events/record-security-event";

/** GET /api/private-files/{key}, for staff: what Medusa Admin exported, to be saved on disk. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const key = paramsOf("privateFiles.download", request).key;
  if (!isPrivateFile(key)) throw new Refusal("not-found", "File not found");
  const files = request.scope.resolve(Modules.FILE);
  // Throws 404 for a file that is not there.
  await files.retrieveFile(key);
  await recordSecurityEvent(request.scope, exported("file", key));
  response.attachment(key).set("X-Content-Type-Options", "nosniff");
  await pipeline(await files.getDownloadStream(key), response);
}
