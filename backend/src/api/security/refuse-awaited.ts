import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "zod";
import { Refusal } from "../../errors/refusal";
import { type VariantList, variantsLeftOut } from "../../medusa/variants-left-out";
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
    await refuseWaiting(request, kind, deletedBy(kind, request));
    next();
  };
}

/** The same before they save products: Medusa deletes the variants that a list of them leaves out. */
export async function refuseAwaitedLeftOut(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const lists = listsIn(request);
  if (lists.length > 0) {
    const database = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
    await refuseWaiting(request, "variant", await variantsLeftOut(database, lists));
  }
  next();
}

async function refuseWaiting(request: MedusaRequest, kind: Kind, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const database = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const waiting = await waitingOrdersOf(database, kind, ids);
  if (waiting.size === 0) return;
  const orders = [...waiting.values()].reduce((most, each) => Math.max(most, each), 0);
  const sentence = sentenceOf(kind, ids.length, orders);
  throw new Refusal("conflict", sentence, { code: `${kind}_awaited` });
}

const Saved = z.object({
  id: z.string().optional(),
  variants: z.array(z.object({ id: z.string().optional() })).optional(),
});
/** One product, or several to be changed at once. */
const SavedBody = Saved.extend({ update: z.array(Saved).optional() });

/** The lists of variants of a body. One that is none of Medusa's has none: Medusa refuses it. */
function listsIn({ params, body }: MedusaRequest): VariantList[] {
  const { data } = SavedBody.safeParse(body ?? {});
  if (!data) return [];
  const own = { ...data, id: params.id };
  return [own, ...(data.update ?? [])].flatMap(({ id, variants }) => {
    const variantIds = variants?.flatMap((variant) => variant.id ?? []);
    return id && variantIds ? [{ productId: id, variantIds }] : [];
  });
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
