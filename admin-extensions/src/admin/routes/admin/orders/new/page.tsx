import { lazy } from "react";
import { MedusaMount } from "../../../../mount/medusa-mount";

const Screen = lazy(() => import("../../../../../screens/new-order/new-order-screen"));

const NewOrderPage = () => (
  <MedusaMount>
    <Screen />
  </MedusaMount>
);

export default NewOrderPage;
