import letters from "lucide/dist/esm/icons/a-large-small.mjs";
import { icon } from "~/components/icon";

export const DisplayIcon = icon(letters);
