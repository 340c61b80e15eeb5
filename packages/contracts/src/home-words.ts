import { RETURN_DAYS } from "./constants.js";
import { SHOP } from "./shop.js";

/** The parts of the home page, in the order of spec §2 Home. */
export const HOME_BLOCKS = ["welcome", "carousel", "categories", "featured", "promos"] as const;
export type HomeBlock = (typeof HOME_BLOCKS)[number];

/**
 * The words of the home page as they are until staff write others (spec §2 Home). `{amount}` is the
 * amount from which on delivery is free.
 *
 * Note for the owner: Health Canada licenses devices and establishments and says that a licence
 * "does not mean we approve"; it treats advertising a product as "approved by Health Canada" as
 * misleading (GUI-0064, Food and Drugs Act). The title of `approved` is the wording that was ordered. A
 * wording without that risk is "Devices licensed for sale in Canada".
 */
export const HOME_WORDS = {
  blocks: [...HOME_BLOCKS] as HomeBlock[],
  title: SHOP.tagline as string,
  text: "Walkers, bathroom safety, health monitors and clever tools for daily life, shipped across Canada.",
  button: "Shop All Products",
  deliveryTitle: "Free delivery",
  deliveryText: "On orders over CAD {amount}, to every province and territory.",
  returnsTitle: `${RETURN_DAYS}-day return policy`,
  returnsText: `Not the right fit? You have ${RETURN_DAYS} days to send it back.`,
  approvedTitle: "Health Canada approved products",
  approvedText: "Ask us for the licence number of any medical device we sell.",
};
