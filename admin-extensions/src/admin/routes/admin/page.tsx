import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ChartBar } from "@medusajs/icons";
import { lazy } from "react";
import { MedusaMount } from "../../mount/medusa-mount";

const Screen = lazy(() => import("../../../screens/dashboard/dashboard-screen"));

const DashboardPage = () => (
  <MedusaMount>
    <Screen />
  </MedusaMount>
);

export const config = defineRouteConfig({ label: "Admin Dashboard", icon: ChartBar, rank: 1 });

export default DashboardPage;
