import type { ReviewSettingsBody } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { REVIEW_SETTINGS_KEY, reviewSettingsOf } from "../../orders/review-settings";
import { changeStoreSetting } from "./change-store-setting";

/** Sets whether and when buyers are asked for a review. */
export async function changeReviewSettings(
  container: MedusaContainer,
  asked: ReviewSettingsBody,
): Promise<void> {
  await changeStoreSetting(
    container,
    {
      name: "reviewRequests",
      label: "emails that ask for a review",
      readFrom: reviewSettingsOf,
      metadataOf: (settings) => ({ [REVIEW_SETTINGS_KEY]: settings }),
    },
    asked,
  );
}
