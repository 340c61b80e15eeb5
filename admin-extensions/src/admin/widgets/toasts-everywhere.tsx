import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { toast } from "@medusajs/ui";
import { useEffect } from "react";
import { placeToasts } from "../mount/place-toasts";
import { tellUnheardRefusals } from "../mount/tell-unheard-refusals";

/** The topbar is on every page: from it toasts are looked after, those of Medusa's pages too. */
const ToastsEverywhereWidget = () => {
  useEffect(placeToasts, []);
  useEffect(() => tellUnheardRefusals((sentence) => toast.error(sentence)), []);
  return null;
};

export const config = defineWidgetConfig({ zone: "topbar", id: "toasts-everywhere" });

export default ToastsEverywhereWidget;
