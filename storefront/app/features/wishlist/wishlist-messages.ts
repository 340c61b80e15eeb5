import { MOST_SAVED } from "@eldercare/contracts";
import type { Notice } from "~/api/notice-cookie";

/** What is said of the list. */

export const savedForLater = (name: string): Notice => ({
  title: "Saved for Later",
  description: `${name} is on your list.`,
});

export const movedFromCart = (name: string): Notice => ({
  title: "Saved for Later",
  description: `${name} moved from your cart to your list.`,
});

export const keptAll = (): Notice => ({
  title: "Saved for Later",
  description: "These products are on your list.",
});

export const takenOff = (name: string): Notice => ({
  title: "Removed from Your List",
  description: `${name} is not on your list any more.`,
});

/** `sentence` says why. */
export const notSaved = (sentence: string): Notice => ({
  title: "Not Saved",
  description: sentence,
  tone: "destructive",
});

export const listFull = (): Notice =>
  notSaved(`Your list holds ${MOST_SAVED} products. Remove one first, then save the other.`);

export const notSold = (): Notice => notSaved("This product is no longer available.");
