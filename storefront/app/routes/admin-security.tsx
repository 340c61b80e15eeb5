import SecurityEventsScreen from "@eldercare/admin-extensions/screens/security-events/security-events-screen";
import { adminMeta } from "~/features/admin-shell/admin-meta";

export const meta = adminMeta("Security");

export default SecurityEventsScreen;
