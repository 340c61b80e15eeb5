import { optionField, type ProductDetail, type VariantOptions } from "@eldercare/contracts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { variantWith } from "~/features/cart/option-fields";
import { asVariant, choiceIn } from "./variant-choice";

/**
 * What is chosen of a product, kept in the address so that it can be sent to somebody. `shown` is the
 * product as that; `isMissing` where no variant is made so.
 */
export function useVariantChoice(product: ProductDetail) {
  const [params, setParams] = useSearchParams();
  const [choice, setChoice] = useState(() => choiceIn(product, params));
  const variant = variantWith(product, choice);

  function choose(next: VariantOptions) {
    setChoice(next);
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        // It belongs to the pictures of what was chosen before.
        after.delete("picture");
        for (const [name, value] of Object.entries(next)) after.set(optionField(name), value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    choice,
    choose,
    variant,
    shown: variant ? asVariant(product, variant) : product,
    isMissing: product.variants.length > 0 && !variant,
  };
}
