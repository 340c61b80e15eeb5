import ChangeOrderScreen from "@eldercare/admin-extensions/screens/new-order/change-order-screen";
import { adminMeta } from "~/features/admin-shell/admin-meta";

export const meta = adminMeta("Change Order");

export default ChangeOrderScreen;
