import { accountCalls } from "./accounts.js";
import type { CallName } from "./addresses.js";
import { backOfficeCalls } from "./back-office.js";
import type { Call } from "./call.js";
import { carouselCalls } from "./carousel.js";
import { cartCalls } from "./cart.js";
import { categoryCalls } from "./categories.js";
import { checkoutSettingCalls } from "./checkout-settings.js";
import { contactMessageCalls } from "./contact-messages.js";
import { contentCalls } from "./content.js";
import { deliverySettingCalls } from "./delivery-settings.js";
import { importCalls } from "./imports.js";
import { missingImageCalls } from "./missing-images.js";
import { moneyBackCalls } from "./money-back.js";
import { newsletterCalls } from "./newsletter.js";
import { openingCheckCalls } from "./opening-checks.js";
import { orderEditCalls } from "./order-edits.js";
import { orderCalls } from "./orders.js";
import { ownAccountCalls } from "./own-account.js";
import { packingCalls } from "./packing.js";
import { peopleCalls } from "./people.js";
import { phoneOrderCalls } from "./phone-orders.js";
import { postCalls } from "./posts.js";
import { productCalls } from "./products.js";
import { returnCalls } from "./returns.js";
import { reviewCalls } from "./reviews.js";
import { securityEventCalls } from "./security-events.js";
import { serviceCalls } from "./service.js";
import { staffCalls } from "./staff.js";
import { stockAlertCalls } from "./stock-alerts.js";
import { suggestionCalls } from "./suggestions.js";
import { systemCalls } from "./system.js";
import { taxSettingCalls } from "./tax-settings.js";
import { userCalls } from "./users.js";
import { wishlistCalls } from "./wishlist.js";

/**
 * The one table of calls: what of `/api` there is, who may call it, what is asked and answered. The
 * typed client, the backend's guard, the access test and the OpenAPI document are made of it.
 */
export const CALLS = {
  ...productCalls,
  ...reviewCalls,
  ...categoryCalls,
  ...suggestionCalls,
  ...carouselCalls,
  ...postCalls,
  ...contentCalls,
  ...contactMessageCalls,
  ...newsletterCalls,
  ...stockAlertCalls,
  ...accountCalls,
  ...ownAccountCalls,
  ...cartCalls,
  ...wishlistCalls,
  ...userCalls,
  ...staffCalls,
  ...peopleCalls,
  ...orderCalls,
  ...moneyBackCalls,
  ...phoneOrderCalls,
  ...packingCalls,
  ...orderEditCalls,
  ...returnCalls,
  ...importCalls,
  ...missingImageCalls,
  ...securityEventCalls,
  ...openingCheckCalls,
  ...systemCalls,
  ...checkoutSettingCalls,
  ...deliverySettingCalls,
  ...taxSettingCalls,
  ...backOfficeCalls,
  ...serviceCalls,
} as const satisfies Record<CallName, Call>;

/** An entry of the table by a name that is only known at run time. */
export const callOf = (name: CallName): Call => CALLS[name];

/** Every name of the table, in its order. */
export const CALL_NAMES = Object.keys(CALLS) as readonly CallName[];

/** Names of calls that have a route of their own; variants share another's. */
export const ROUTED_CALLS = CALL_NAMES.filter((name) => !callOf(name).variantOf);
