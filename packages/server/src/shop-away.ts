/** What somebody is told while what the shop stands on does not answer. */
export const SHOP_AWAY = "Our shop is not answering right now. Please try again in a minute.";
