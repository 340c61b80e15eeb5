import type { FreeDelivery } from "@eldercare/contracts";
import { useRouteLoaderData } from "react-router";
import { freeShippingDollars } from "./free-shipping";

/** From how many dollars on delivery is free; null where it never is. `specified` is spec §9's figure. */
export function useFreeShippingDollars(specified: number): number | null {
  const promise = useRouteLoaderData<FreeDelivery | null>("layout/shop-layout");
  return freeShippingDollars(promise ?? null, specified);
}
