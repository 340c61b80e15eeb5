import type { MedusaContainer } from "@medusajs/framework/types";
import { REVIEW_MODULE } from "../../modules/review";
import type ReviewModuleService from "../../modules/review/service";

/** The module that keeps reviews. */
export const reviewsOf = (container: MedusaContainer): ReviewModuleService =>
  container.resolve(REVIEW_MODULE);
