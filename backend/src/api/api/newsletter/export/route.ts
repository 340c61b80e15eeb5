import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listSignUps } from "../../../../content/newsletter/list-subscribers";
import { subscribersCsv } from "../../../../content/newsletter/subscribers-csv";
import { queryOf } from "../../../../http/call-input";
import { exported } from "../../../../security-events/exported";
import { recordSecurityEvent } from "../../../../security-events/record-security-event";
import { shopSettings } from "../../../../settings";

/** GET /api/newsletter/export, for admins: those who confirmed, or those of the status asked for. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { search, status = "confirmed" } = queryOf("newsletter.export", request);
  await recordSecurityEvent(
    request.scope,
    exported("newsletter", "subscribers", { search, status }),
  );
  const signUps = await listSignUps(request.scope, { search, status });
  response
    .set("Content-Disposition", 'attachment; filename="newsletter.csv"')
    .type("text/csv; charset=utf-8")
    .send(subscribersCsv(signUps, shopSettings().SHOP_URL));
}
