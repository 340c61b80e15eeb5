import { defineRouteConfig } from "@medusajs/admin-sdk";
import { lazy } from "react";
import { MedusaMount } from "../../../mount/medusa-mount";

const Screen = lazy(() => import("../../../../screens/messages/messages-screen"));

const MessagesPage = () => (
  <MedusaMount>
    <Screen />
  </MedusaMount>
);

export const config = defineRouteConfig({ label: "Messages", rank: 9 });

export default MessagesPage;
