import trash from "lucide/dist/esm/icons/trash.mjs";
import { icon } from "~/components/icon";

export const TrashIcon = icon(trash);
