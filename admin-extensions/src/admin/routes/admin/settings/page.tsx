import { defineRouteConfig } from "@medusajs/admin-sdk";
import { lazy } from "react";
import { MedusaMount } from "../../../mount/medusa-mount";

const Screen = lazy(() => import("../../../../screens/settings/settings-screen"));

const SettingsPage = () => (
  <MedusaMount>
    <Screen />
  </MedusaMount>
);

export const config = defineRouteConfig({ label: "Settings", rank: 7 });

export default SettingsPage;
