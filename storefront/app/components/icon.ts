import { iconsOf } from "@eldercare/ui/icons";

/** An icon of the shop out of lucide's drawing; its size grows with the letters. */
export const icon = iconsOf({ width: "1.5rem", height: "1.5rem" });
