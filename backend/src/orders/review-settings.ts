import { ReviewSettings } from "@eldercare/contracts";
import type { MedusaContainer, StoreDTO } from "@medusajs/framework/types";
import { findStore } from "../medusa/find-store";

/** In the metadata of Medusa's store. */
export const REVIEW_SETTINGS_KEY = "review_requests";

/** A fortnight after it was sent somebody has it, and has used it. */
const AT_FIRST: ReviewSettings = { areAsked: true, afterDays: 14 };

/** Whether and when buyers are asked for a review. */
export async function readReviewSettings(container: MedusaContainer): Promise<ReviewSettings> {
  const store = await findStore(container);
  return reviewSettingsOf(store);
}

export function reviewSettingsOf(store: Pick<StoreDTO, "metadata"> | undefined): ReviewSettings {
  return ReviewSettings.safeParse(store?.metadata?.[REVIEW_SETTINGS_KEY]).data ?? AT_FIRST;
}
