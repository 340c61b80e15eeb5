import { type PeopleWithoutEmail, phoneDigits } from "@eldercare/contracts";
import { foldedText } from "@eldercare/search-typed-postgres/text";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../errors/refusal";
import type { ShopOrderRow } from "../modules/shop-order/order-row";
import { allOrders } from "../orders/list-own-orders";
import { shopOrdersOf } from "../orders/shop-orders";
import { typedTerms } from "../orders/typed-terms";

/**
 * Somebody who ordered by phone and gave no email address (decision 100): a name at a phone number.
 * A household shares the number, and a name many people have. The shop knows nothing of them but
 * their orders.
 */
export interface PersonWithoutAddress {
  /** Newest first, at least one. */
  ordersWithoutAddress: ShopOrderRow[];
}

type Named = Pick<ShopOrderRow, "id" | "shipping">;

const NOT_KNOWN = "There is no such order without an email address.";
/** Of more orders the newest are looked through. */
const LOOKED_THROUGH = 200;

/** Without a number a name says nothing: such an order is its own person's. */
const whoOf = ({ id, shipping: { name, phone } }: Named): string =>
  JSON.stringify([foldedText(name), phoneDigits(phone) || id]);

/** People by their orders, in the order of these. */
export function peopleOfOrders<Order extends Named>(
  orders: readonly Order[],
): [Order, ...Order[]][] {
  const people = new Map<string, [Order, ...Order[]]>();
  for (const order of orders) {
    const known = people.get(whoOf(order));
    if (known) known.push(order);
    else people.set(whoOf(order), [order]);
  }
  return [...people.values()];
}

/** Who placed one of such orders, with all of theirs. Throws a {@link Refusal} "not-found". */
export async function personOfOrder(
  container: MedusaContainer,
  orderId: string,
): Promise<PersonWithoutAddress> {
  const asked = await shopOrdersOf(container).orders.find(orderId);
  const named = asked
    ? await allOrders(container, { withoutAddress: { name: asked.shipping.name } })
    : [];
  const orders = peopleOfOrders(named).find((each) => each.some(({ id }) => id === orderId));
  if (!orders) throw new Refusal("not-found", NOT_KNOWN);
  return { ordersWithoutAddress: orders };
}

/** Whom staff may mean: by beginnings of the name, the phone number or the number of an order. */
export async function findPeopleWithoutAddress(
  container: MedusaContainer,
  typed: string,
): Promise<PeopleWithoutEmail> {
  const found = await shopOrdersOf(container).orders.list(
    { withoutAddress: {}, terms: await typedTerms(container, typed) },
    { limit: LOOKED_THROUGH, offset: 0 },
  );
  return {
    people: peopleOfOrders(found.orders).map((orders) => {
      const [{ id, shipping, created_at: at }] = orders;
      const { name, phone, city } = shipping;
      const lastOrderAt = new Date(at).toISOString();
      return { order: id, name, phone, city, orders: orders.length, lastOrderAt };
    }),
    isMore: found.total > LOOKED_THROUGH,
  };
}
