import { model } from "@medusajs/framework/utils";

/**
 * What somebody registered with whose mail has not been answered: one row per mailed link. Whoever
 * follows a link gets the password and the name that were sent with it, whatever others sent since.
 */
const PendingRegistration = model
  .define("pending_registration", {
    id: model.id({ prefix: "preg" }).primaryKey(),
    auth_identity_id: model.text(),
    /** The link's token is kept as a fingerprint only. */
    token_fingerprint: model.text().unique(),
    /** As Medusa's provider made it. */
    password_hash: model.text(),
    first_name: model.text(),
    last_name: model.text(),
    /** `CartQuantities` of the browser that registered; null where it had nothing in its cart. */
    cart: model.json().nullable(),
  })
  .indexes([{ name: "IDX_pending_registration_identity", on: ["auth_identity_id"] }]);

export default PendingRegistration;
