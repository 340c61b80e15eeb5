import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { ArrowUpRightOnBox } from "@medusajs/icons";
import { Button } from "@medusajs/ui";

/** Leads from any page of Medusa Admin to the shop: the server's root redirects to SHOP_URL. */
const OpenShopWidget = () => (
  <Button variant="transparent" size="small" className="whitespace-nowrap" asChild>
    <a href="/" target="_blank" rel="noreferrer">
      <ArrowUpRightOnBox />
      <span className="sr-only sm:not-sr-only">Open the shop</span>
    </a>
  </Button>
);

export const config = defineWidgetConfig({ zone: "topbar" });

export default OpenShopWidget;
