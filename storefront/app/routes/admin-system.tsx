import SystemScreen from "@eldercare/admin-extensions/screens/system/system-screen";
import { adminMeta } from "~/features/admin-shell/admin-meta";

export const meta = adminMeta("System");

export default SystemScreen;
