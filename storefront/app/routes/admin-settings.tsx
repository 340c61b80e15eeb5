import SettingsScreen from "@eldercare/admin-extensions/screens/settings/settings-screen";
import { adminMeta } from "~/features/admin-shell/admin-meta";

export const meta = adminMeta("Settings");

export default SettingsScreen;
