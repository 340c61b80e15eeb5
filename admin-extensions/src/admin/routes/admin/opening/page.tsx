import { defineRouteConfig } from "@medusajs/admin-sdk";
import { lazy } from "react";
import { MedusaMount } from "../../../mount/medusa-mount";

const Screen = lazy(() => import("../../../../screens/opening/opening-screen"));

const OpeningPage = () => (
  <MedusaMount>
    <Screen />
  </MedusaMount>
);

export const config = defineRouteConfig({ label: "Before You Open", rank: 13 });

export default OpeningPage;
