import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { waitingOfScreens } from "../../screens/waiting/waiting-of-screens";
import { waitingQuestion } from "../../screens/waiting/waiting-question";
import { medusaAdminApi } from "../mount/medusa-admin-api";
import { screensQueryClient } from "../mount/screens-query-client";
import { waitingStyles } from "../mount/waiting-styles";

/**
 * What waits on our screens, beside their names in Medusa's sidebar. It has no place for widgets, and
 * React owns its entries: a stylesheet adds to them without touching them.
 */
function WaitingInSidebar() {
  const { data } = useQuery(waitingQuestion(medusaAdminApi));
  const css = data ? waitingStyles(waitingOfScreens(data)) : "";
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [css]);
  return null;
}

/** In the cache of the screens: what they change is counted anew here. */
const WaitingWorkWidget = () => (
  <QueryClientProvider client={screensQueryClient}>
    <WaitingInSidebar />
  </QueryClientProvider>
);

export const config = defineWidgetConfig({ zone: "topbar", id: "waiting-work" });

export default WaitingWorkWidget;
