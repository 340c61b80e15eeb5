import type { DashboardFigures } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readDashboard } from "../../../orders/read-dashboard";

/** GET /api/dashboard, for staff: the figures of spec §2 Admin dashboard. */
export async function GET(
  request: MedusaRequest,
  response: MedusaResponse<DashboardFigures>,
): Promise<void> {
  response.json(await readDashboard(request.scope));
}
