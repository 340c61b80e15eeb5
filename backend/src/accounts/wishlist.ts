import { changedWishlist, type WishlistBody, WishlistItem } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { Refusal } from "../errors/refusal";
import { underLocks } from "../medusa/under-locks";
import type { Account } from "./account";

const FOR_CUSTOMERS = "Lists are kept in accounts of customers.";

/** The list among the metadata of Medusa's customer (decision 119). */
const WISHLIST = "wishlist";

/** What a customer's metadata hold of it: whatever else somebody wrote there is left out. */
export function wishlistIn(metadata: Record<string, unknown> | null | undefined): WishlistItem[] {
  const kept = metadata?.[WISHLIST];
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((candidate) => {
    const { data } = WishlistItem.safeParse(candidate);
    return data ? [data] : [];
  });
}

/** What a customer saved for later. Throws a {@link Refusal} "not-allowed" for staff, who have no list. */
export const readWishlist = async (container: MedusaContainer, account: Account) =>
  wishlistIn(await metadataOf(container, account));

/** Saves and takes off; answers the list. Two devices write one after the other. */
export async function changeWishlist(
  container: MedusaContainer,
  account: Account,
  change: WishlistBody,
): Promise<WishlistItem[]> {
  return underLocks(container, [`wishlist:${account.user.id}`], async () => {
    const metadata = await metadataOf(container, account);
    const before = wishlistIn(metadata);
    const after = changedWishlist(before, change);
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      await container
        .resolve(Modules.CUSTOMER)
        .updateCustomers(account.user.id, { metadata: { ...metadata, [WISHLIST]: after } });
    }
    return after;
  });
}

async function metadataOf(container: MedusaContainer, { actorType, user }: Account) {
  if (actorType !== "customer") throw new Refusal("not-allowed", FOR_CUSTOMERS);
  const { metadata } = await container
    .resolve(Modules.CUSTOMER)
    .retrieveCustomer(user.id, { select: ["id", "metadata"] });
  return metadata;
}
