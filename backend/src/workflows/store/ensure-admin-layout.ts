import type { LayoutConfigurationData, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Ids of the entries of Medusa Admin's pages that change their places; -1 is above all others. */
const LAYOUTS: Readonly<Record<string, LayoutConfigurationData>> = {
  sidebar: { widgets: { "core:nav:/admin": { order: -1 } } },
  "order.list": { widgets: { "widget:shop-figures": { order: -1 } } },
};

/**
 * Our screens come first in Medusa Admin's sidebar, the figures above its list of orders. Staff may
 * arrange their pages otherwise: an arrangement that is there already is kept.
 */
export async function ensureAdminLayout(container: MedusaContainer): Promise<void> {
  const settings = container.resolve(Modules.SETTINGS);
  for (const [zone, layout] of Object.entries(LAYOUTS)) {
    if (await settings.getSystemDefaultLayoutConfiguration(zone)) continue;
    await settings.setSystemDefaultLayoutConfiguration(zone, layout);
  }
}
