import { model } from "@medusajs/framework/utils";

/** An event of Stripe that was taken care of; the same one again changes nothing. */
const StripeEvent = model.define("stripe_event", {
  id: model.text().primaryKey(),
  type: model.text(),
});

export default StripeEvent;
