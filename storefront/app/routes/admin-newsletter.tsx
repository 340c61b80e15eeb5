import NewsletterScreen from "@eldercare/admin-extensions/screens/newsletter/newsletter-screen";
import { adminMeta } from "~/features/admin-shell/admin-meta";

export const meta = adminMeta("Newsletter");

export default NewsletterScreen;
