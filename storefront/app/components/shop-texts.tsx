import { type DeliveryPromise, telephone } from "@eldercare/contracts";
import { useRouteLoaderData } from "react-router";
import type { NavigationLink } from "~/content/navigation";
import { SHOP, type ShopTexts } from "~/content/shop";

/** What the frame of all pages was given by the server. */
type FrameData = {
  delivery: DeliveryPromise | null;
  texts: ShopTexts;
  /** Every category, as a link. */
  categories: readonly NavigationLink[];
};

export const useFrameData = () => useRouteLoaderData<FrameData>("layout/shop-layout");

/** The texts that stand on every page. In the shop's frame alone. */
export const useShopTexts = () => (useFrameData() as FrameData).texts;

/** Also where the frame itself could not be drawn. */
export const usePhone = () => useFrameData()?.texts.phone ?? SHOP.phone;

/** The shop's number, to be called. */
export function PhoneLink({ className }: { className?: string | undefined }) {
  const phone = usePhone();
  return (
    <a href={telephone(phone)} className={className ? `unbroken ${className}` : "unbroken"}>
      {phone}
    </a>
  );
}
