import NewOrderScreen from "@eldercare/admin-extensions/screens/new-order/new-order-screen";
import { adminMeta } from "~/features/admin-shell/admin-meta";

export const meta = adminMeta("New Order");

export default NewOrderScreen;
