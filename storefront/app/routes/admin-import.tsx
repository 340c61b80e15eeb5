import ImportScreen from "@eldercare/admin-extensions/screens/import/import-screen";
import { adminMeta } from "~/features/admin-shell/admin-meta";

export const meta = adminMeta("Import");

export default ImportScreen;
