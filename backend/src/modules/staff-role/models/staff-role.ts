import { model } from "@medusajs/framework/utils";

/** What somebody of the staff may do, or somebody who is invited to it. Who has no row is a manager. */
const StaffRole = model.define("staff_role", {
  /** In lower case. */
  email: model.text().primaryKey(),
  role: model.enum(["owner", "manager", "packer", "writer"]),
});

export default StaffRole;
