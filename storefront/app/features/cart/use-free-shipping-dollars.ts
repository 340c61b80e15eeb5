import { useFrameData } from "~/components/shop-texts";
import { freeShippingDollars } from "./free-shipping";

/** From how many dollars on delivery is free; null where it never is. `specified` is spec §9's figure. */
export function useFreeShippingDollars(specified: number): number | null {
  return freeShippingDollars(useFrameData()?.delivery ?? null, specified);
}
