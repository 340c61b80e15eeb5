import PackingScreen from "@eldercare/admin-extensions/screens/packing/packing-screen";
import { adminMeta } from "~/features/admin-shell/admin-meta";

export const meta = adminMeta("Packing");

export default PackingScreen;
