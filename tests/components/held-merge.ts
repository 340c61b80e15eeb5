import type { AnswerOf } from "@eldercare/contracts/calls";
import { serve } from "./served-calls.ts";

type Merged = AnswerOf<"cart.merge">;

/** The account's cart on a slow line: `asked` once it is asked for, and there when the test lets it `come`. */
export function heldMerge(): { asked: Promise<void>; come: (items: Merged["items"]) => void } {
  let come: (answer: Merged) => void = () => undefined;
  const asked = new Promise<void>((ask) => {
    serve("cart.merge", () => {
      ask();
      return new Promise<Merged>((resolve) => {
        come = resolve;
      });
    });
  });
  return { asked, come: (items) => come({ items }) };
}
