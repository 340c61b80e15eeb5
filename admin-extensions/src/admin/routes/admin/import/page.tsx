import { defineRouteConfig } from "@medusajs/admin-sdk";
import { lazy } from "react";
import { MedusaMount } from "../../../mount/medusa-mount";

const Screen = lazy(() => import("../../../../screens/import/import-screen"));

const ImportPage = () => (
  <MedusaMount>
    <Screen />
  </MedusaMount>
);

export const config = defineRouteConfig({ label: "Import", rank: 11 });

export default ImportPage;
