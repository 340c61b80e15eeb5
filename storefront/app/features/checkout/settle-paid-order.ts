import type { Order } from "@eldercare/contracts";
import type { QueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "~/api/account-queries";
import { keepAddress } from "./keep-address";
import { settlePlacedOrder } from "./placed-order";
import { forgetShipping } from "./saved-shipping";

/**
 * For an order that is paid, once: what was bought leaves the cart, its address goes into the account
 * where its buyer wanted that, and the form is empty for the next. True when there was something to do.
 */
export function settlePaidOrder(
  queryClient: QueryClient,
  { id, shipping }: Pick<Order, "id" | "shipping">,
): boolean {
  const placed = settlePlacedOrder(id);
  if (!placed) return false;
  if (placed.keepsAddress) void keepForBuyer(queryClient, placed.buyerId, shipping);
  forgetShipping();
  return true;
}

/** Somebody else may be signed in by now, at a computer that people share. */
async function keepForBuyer(
  queryClient: QueryClient,
  buyerId: string | undefined,
  shipping: Order["shipping"],
): Promise<void> {
  const user = await queryClient.ensureQueryData(currentUserQuery()).catch(() => null);
  if (user && user.id === buyerId) keepAddress(queryClient, shipping);
}
