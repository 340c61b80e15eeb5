import { followToastPlace } from "@eldercare/ui/follow-toast-place";
import { FIRST_PLACE, type ToastPlace } from "@eldercare/ui/toast-place";
import { type RefObject, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { CART_BUTTON_ID } from "~/content/cart-button-texts";
import { afterFrame } from "./after-frame";
import type { ShownToast } from "./toast";

/**
 * The place of the toast that shows; looked for anew when another message or another page comes, and
 * when what lies under it moves, unless somebody is about to use it.
 */
export function useToastPlace(
  place: RefObject<HTMLElement>,
  { id, pressed }: Pick<ShownToast, "id" | "pressed">,
): ToastPlace {
  const { key } = useLocation();
  const [best, setBest] = useState(FIRST_PLACE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message and each page has its place.
  useLayoutEffect(() => {
    const { look, stop } = followToastPlace(
      {
        find: () => place.current,
        alsoNext: `#${CART_BUTTON_ID}`,
        // What leads to the product that was put into the cart just now.
        done: pressed?.closest("article"),
      },
      setBest,
    );
    // Its words come with the next frame.
    const stopFrame = afterFrame(look);
    return () => {
      stopFrame();
      stop();
    };
  }, [id, key, place]);
  return best;
}
