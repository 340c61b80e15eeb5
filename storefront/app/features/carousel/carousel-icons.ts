import pause from "lucide/dist/esm/icons/pause.mjs";
import play from "lucide/dist/esm/icons/play.mjs";
import { icon } from "~/components/icon";

export const PauseIcon = icon(pause);
export const PlayIcon = icon(play);
