import ProductsScreen from "@eldercare/admin-extensions/screens/products/products-screen";
import { adminMeta } from "~/features/admin-shell/admin-meta";

export const meta = adminMeta("Products");

export default ProductsScreen;
