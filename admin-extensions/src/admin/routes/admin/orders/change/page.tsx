import { lazy } from "react";
import { MedusaMount } from "../../../../mount/medusa-mount";

const Screen = lazy(() => import("../../../../../screens/new-order/change-order-screen"));

const ChangeOrderPage = () => (
  <MedusaMount>
    <Screen />
  </MedusaMount>
);

export default ChangeOrderPage;
