import {
  formatCents,
  optionField,
  type ProductDetail,
  type VariantOptions,
} from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useEffect, useRef, useState } from "react";
import { useScripts } from "~/components/browser-value";
import { optionsIn, variantWith } from "~/features/cart/option-fields";
import { valueState } from "./variant-choice";
import styles from "./variant-picker.module.css";

type VariantPickerProps = {
  product: ProductDetail;
  choice: VariantOptions;
  onChoose: (choice: VariantOptions) => void;
};

const STATES = { inStock: null, soldOut: "Sold out", missing: "Not available" } as const;

/**
 * What there is to choose, a group of radio buttons for each option, within the form that buys: so
 * the choice goes along without scripts, and a button shows its price and pictures.
 */
export function VariantPicker({ product, choice, onChoose }: VariantPickerProps) {
  const groups = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  const hasScripts = useScripts();

  function choose(next: VariantOptions) {
    onChoose(next);
    setSaid(inWords(product, next));
  }

  // What was chosen before the scripts came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    const checked = groups.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
    const early = optionsIn([...checked].map(({ name, value }) => [name, value] as const));
    if (Object.entries(early).some(([name, value]) => choice[name] !== value)) {
      choose({ ...choice, ...early });
    }
  }, []);

  return (
    <div ref={groups} className={styles.picker}>
      {product.options.map(({ name, values }) => (
        <fieldset key={name} className={styles.option}>
          <legend className={styles.name}>{name}</legend>
          <div className={styles.values}>
            {values.map((value) => {
              const state = valueState(product, choice, { [name]: value });
              return (
                <label key={value} className={styles.value} data-state={state}>
                  <input
                    type="radio"
                    name={optionField(name)}
                    value={value}
                    defaultChecked={choice[name] === value}
                    onChange={() => choose({ ...choice, [name]: value })}
                  />
                  <span className={styles.words}>
                    {value}
                    {STATES[state] && <span className={styles.state}> {STATES[state]}</span>}
                  </span>
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {!hasScripts && (
        <Button
          type="submit"
          formMethod="get"
          formAction={`/product/${product.slug}`}
          tone="secondary"
          className={styles.show}
        >
          Show This Choice
        </Button>
      )}
    </div>
  );
}

function inWords(product: ProductDetail, choice: VariantOptions): string {
  const variant = variantWith(product, choice);
  const chosen = Object.values(choice).join(", ");
  if (!variant) return `${chosen}: not available.`;
  return `${chosen}: ${formatCents(variant.priceCAD)}, ${variant.stock > 0 ? "in stock" : "out of stock"}.`;
}
