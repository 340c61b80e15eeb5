import CustomersScreen from "@eldercare/admin-extensions/screens/customers/customers-screen";
import { adminMeta } from "~/features/admin-shell/admin-meta";

export const meta = adminMeta("Customers");

export default CustomersScreen;
