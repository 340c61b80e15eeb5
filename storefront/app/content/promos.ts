import { FREE_SHIPPING_HOME_DOLLARS, formatDollars, RETURN_DAYS } from "@eldercare/contracts";

export type Promo = { mark: "delivery" | "returns" | "approved"; title: string; text: string };

const deliveryDollars = formatDollars(FREE_SHIPPING_HOME_DOLLARS).replace(/\.00$/, "");

/**
 * The home page's promo blocks (spec §2 Home).
 *
 * Note for the owner: Health Canada licenses devices and establishments and says that a licence
 * "does not mean we approve"; it treats advertising a product as "approved by Health Canada" as
 * misleading (GUI-0064, Food and Drugs Act). The title below is the wording that was ordered. A
 * wording without that risk is "Devices licensed for sale in Canada".
 */
export const PROMOS: readonly Promo[] = [
  {
    mark: "delivery",
    title: "Free delivery",
    text: `On orders over CAD ${deliveryDollars}, to every province and territory.`,
  },
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
