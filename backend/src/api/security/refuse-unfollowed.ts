import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { Refusal } from "../../errors/refusal";
import { shopOrdersOf } from "../../orders/shop-orders";

const CHANGE =
  "Please change this order on the shop's Orders screen (“Change Order”): prices, taxes, packing and the buyer's email follow from there. Nothing was changed here.";
const RETURN =
  "Please take what comes back on the shop's Orders screen: the buyer's page and what is paid back follow from there. Nothing was changed here.";
const MONEY =
  "Please pay money back on the shop's Orders screen (“Pay Part Back”): email and books follow from there. Nothing was changed here.";

interface Beginning {
  matcher: string;
  sentence: string;
  /** Only where the body has one of these. */
  fields?: readonly string[];
}

/**
 * Where Medusa's own pages begin what becomes of an order beside the shop's record of it: packing slips,
 * the buyer's page, mails and books would go on saying what was before, and a change that nobody ends
 * keeps the order from being cancelled or paid back. What follows them in Medusa cannot be reached
 * without, and what was begun before can be ended.
 */
export const UNFOLLOWED: readonly Beginning[] = [
  {
    matcher: "/admin/orders/:id",
    fields: ["email", "shipping_address", "billing_address"],
    sentence: CHANGE,
  },
  { matcher: "/admin/order-edits", sentence: CHANGE },
  { matcher: "/admin/orders/:id/transfer", sentence: CHANGE },
  { matcher: "/admin/orders/:id/transfer/guest", sentence: CHANGE },
  { matcher: "/admin/returns", sentence: RETURN },
  { matcher: "/admin/claims", sentence: RETURN },
  { matcher: "/admin/exchanges", sentence: RETURN },
  { matcher: "/admin/orders/:id/credit-lines", sentence: MONEY },
];

export const refuseUnfollowed: MiddlewareRoute[] = UNFOLLOWED.map(
  ({ matcher, sentence, fields }) => ({
    matcher,
    methods: ["POST"],
    middlewares: [
      async (request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) => {
        const body = (request.body ?? {}) as { order_id?: unknown };
        const id = request.params.id ?? body.order_id;
        const isMeant = !fields || fields.some((field) => field in body);
        if (isMeant && typeof id === "string" && (await isOfShop(request, id))) {
          throw new Refusal("conflict", sentence, { code: "order_of_shop" });
        }
        next();
      },
    ],
  }),
);

/** Drafts, and orders in other currencies, are Medusa's alone. */
const isOfShop = async ({ scope }: MedusaRequest, id: string): Promise<boolean> =>
  Boolean(await shopOrdersOf(scope).orders.find(id));
