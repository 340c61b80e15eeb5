import OrdersScreen from "@eldercare/admin-extensions/screens/orders/orders-screen";
import { adminMeta } from "~/features/admin-shell/admin-meta";

export const meta = adminMeta("Orders");

export default OrdersScreen;
