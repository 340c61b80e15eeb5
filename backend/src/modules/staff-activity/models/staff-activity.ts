import { model } from "@medusajs/framework/utils";

/** When somebody of the staff last did something in one session. */
const StaffActivity = model.define("staff_activity", {
  /** Fingerprint of the session's id, which is a secret. */
  id: model.text().primaryKey(),
  active_at: model.dateTime(),
});

export default StaffActivity;
