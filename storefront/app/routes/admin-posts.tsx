import PostsScreen from "@eldercare/admin-extensions/screens/posts/posts-screen";
import { adminMeta } from "~/features/admin-shell/admin-meta";

export const meta = adminMeta("Care Guides");

export default PostsScreen;
