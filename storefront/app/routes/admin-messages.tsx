import MessagesScreen from "@eldercare/admin-extensions/screens/messages/messages-screen";
import { adminMeta } from "~/features/admin-shell/admin-meta";

export const meta = adminMeta("Messages");

export default MessagesScreen;
