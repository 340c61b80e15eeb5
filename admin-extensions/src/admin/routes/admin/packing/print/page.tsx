import { lazy } from "react";
import { MedusaMount } from "../../../../mount/medusa-mount";

const Screen = lazy(() => import("../../../../../screens/packing/print/print-screen"));

const PackingPrintPage = () => (
  <MedusaMount>
    <Screen />
  </MedusaMount>
);

export default PackingPrintPage;
