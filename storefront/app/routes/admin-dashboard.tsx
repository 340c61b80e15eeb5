import DashboardScreen from "@eldercare/admin-extensions/screens/dashboard/dashboard-screen";
import { adminMeta } from "~/features/admin-shell/admin-meta";

export const meta = adminMeta("Dashboard");

export default DashboardScreen;
