import layoutGrid from "lucide/dist/esm/icons/layout-grid.mjs";
import layoutList from "lucide/dist/esm/icons/layout-list.mjs";
import settings2 from "lucide/dist/esm/icons/settings-2.mjs";
import { icon } from "~/components/icon";

export const FilterIcon = icon(settings2);
export const GridIcon = icon(layoutGrid);
export const ListIcon = icon(layoutList);
