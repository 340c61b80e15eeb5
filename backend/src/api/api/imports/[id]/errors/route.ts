import { pipeline } from "node:stream/promises";
import { tableFormatOf } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { rejectedName } from "../../../../../catalog/import/rejected-files";
import { openRejected } from "../../../../../catalog/import/service/import-folder";
import { ImportService } from "../../../../../catalog/import/service/import-service";
import { Refusal } from "../../../../../errors/refusal";
import { paramsOf } from "../../../../../http/call-input";
import { offerTable } from "../../../../../http/offer-table";
import { exported } from "../../../../../security-events/exported";
import { recordSecurityEvent } from "../../../../../security-events/record-security-event";

/** GET /api/imports/{id}/errors, for staff: the rows that were not taken, as a file to mend of the kind that was loaded. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id, file_name } = await new ImportService(request.scope).record(
    paramsOf("imports.rejectedRows", request).id,
  );
  const rejected = await openRejected(id, file_name);
  if (!rejected) throw new Refusal("not-found", "There is no file of rejected rows.");
  await recordSecurityEvent(request.scope, exported("rejected-rows", file_name));
  offerTable(response, "errors", tableFormatOf(rejectedName(file_name)));
  await pipeline(rejected, response);
}
