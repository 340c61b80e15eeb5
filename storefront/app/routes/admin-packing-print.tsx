import PrintScreen from "@eldercare/admin-extensions/screens/packing/print/print-screen";
import { adminMeta } from "~/features/admin-shell/admin-meta";

export const meta = adminMeta("Packing Papers");

export default PrintScreen;
