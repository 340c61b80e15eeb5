import ReviewsScreen from "@eldercare/admin-extensions/screens/reviews/reviews-screen";
import { adminMeta } from "~/features/admin-shell/admin-meta";

export const meta = adminMeta("Reviews");

export default ReviewsScreen;
