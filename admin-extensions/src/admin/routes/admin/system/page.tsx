import { defineRouteConfig } from "@medusajs/admin-sdk";
import { lazy } from "react";
import { MedusaMount } from "../../../mount/medusa-mount";

const Screen = lazy(() => import("../../../../screens/system/system-screen"));

const SystemPage = () => (
  <MedusaMount>
    <Screen />
  </MedusaMount>
);

export const config = defineRouteConfig({ label: "System", rank: 14 });

export default SystemPage;
