import { RETURN_DAYS } from "@eldercare/contracts";

export type Promo = { mark: "delivery" | "returns" | "approved"; title: string; text: string };

/**
 * The home page's promo blocks (spec §2 Home). `freeFrom` is the amount from which on delivery is free,
 * as it is written; null where it never is.
 *
 * Note for the owner: Health Canada licenses devices and establishments and says that a licence
 * "does not mean we approve"; it treats advertising a product as "approved by Health Canada" as
 * misleading (GUI-0064, Food and Drugs Act). The title below is the wording that was ordered. A
 * wording without that risk is "Devices licensed for sale in Canada".
 */
export const promosOf = (freeFrom: string | null): readonly Promo[] => [
  ...(freeFrom === null ? [] : [freeDelivery(freeFrom)]),
  {
    mark: "returns",
    title: `${RETURN_DAYS}-day return policy`,
    text: `Not the right fit? You have ${RETURN_DAYS} days to send it back.`,
  },
  {
    mark: "approved",
    title: "Health Canada approved products",
    text: "Ask us for the licence number of any medical device we sell.",
  },
];

function freeDelivery(amount: string): Promo {
  const text = `On orders over CAD ${amount}, to every province and territory.`;
  return { mark: "delivery", title: "Free delivery", text };
}
