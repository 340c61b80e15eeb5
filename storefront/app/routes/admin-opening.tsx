import OpeningScreen from "@eldercare/admin-extensions/screens/opening/opening-screen";
import { adminMeta } from "~/features/admin-shell/admin-meta";

export const meta = adminMeta("Before You Open");

export default OpeningScreen;
