import StaffScreen from "@eldercare/admin-extensions/screens/staff/staff-screen";
import { adminMeta } from "~/features/admin-shell/admin-meta";

export const meta = adminMeta("Staff");

export default StaffScreen;
