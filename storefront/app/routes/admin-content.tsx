import ContentScreen from "@eldercare/admin-extensions/screens/content/content-screen";
import { adminMeta } from "~/features/admin-shell/admin-meta";

export const meta = adminMeta("Content");

export default ContentScreen;
