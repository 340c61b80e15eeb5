import CategoriesScreen from "@eldercare/admin-extensions/screens/categories/categories-screen";
import { adminMeta } from "~/features/admin-shell/admin-meta";

export const meta = adminMeta("Categories");

export default CategoriesScreen;
