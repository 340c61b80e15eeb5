import type { DeliveryPromise } from "@eldercare/contracts";
import { useFrameData } from "~/components/shop-texts";

/** What the shop's ways of delivery promise, as the frame of all pages has it; null while nobody says. */
export const useDeliveryPromise = (): DeliveryPromise | null => useFrameData()?.delivery ?? null;
