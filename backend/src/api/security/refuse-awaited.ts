import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Refusal } from "../../errors/refusal";
import { waitingOrdersOf } from "../../medusa/waiting-orders";

type Kind = "product" | "variant";

/**
 * Before Medusa's own routes delete products or variants: none goes that an open order waits for.
 * Medusa looks at reservations alone, says so in its own words, and lets go what is packed and not
 * sent. The shop's screen asks and keeps such a product in the archive; Medusa Admin cannot ask.
 */
export function refuseAwaited(kind: Kind) {
  return async (
    request: MedusaRequest,
    _response: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    const ids = deletedBy(kind, request);
    if (ids.length > 0) {
      const database = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
      const waiting = await waitingOrdersOf(database, kind, ids);
      if (waiting.size > 0) {
        const orders = [...waiting.values()].reduce((most, each) => Math.max(most, each), 0);
        throw new Refusal("conflict", sentenceOf(kind, ids.length, orders), {
          code: `${kind}_awaited`,
        });
      }
    }
    next();
  };
}

/** One is named by the path, several by the body. */
function deletedBy(kind: Kind, { params, body }: MedusaRequest): string[] {
  const id = kind === "product" ? params.id : params.variant_id;
  if (id) return [id];
  const { delete: several } = (body ?? {}) as { delete?: unknown };
  return Array.isArray(several) ? several.filter((each) => typeof each === "string") : [];
}

function sentenceOf(kind: Kind, count: number, orders: number): string {
  const what = count === 1 ? `This ${kind}` : `One of these ${kind}s`;
  const why =
    orders === 0
      ? "pieces of it are reserved"
      : orders === 1
        ? "1 open order waits for it"
        : `${orders} open orders wait for it`;
  const how =
    kind === "product"
      ? "Send or cancel what is open first, or delete it on the shop's Products screen, which keeps it in the archive until then."
      : "Send or cancel what is open first, or set its stock to 0.";
  return `${what} cannot be deleted here: ${why}. ${how}`;
}
