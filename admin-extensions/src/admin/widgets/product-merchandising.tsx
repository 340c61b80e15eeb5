import {
  discountedCents,
  formatCents,
  MAX_PRODUCT_DESCRIPTION_LENGTH,
  MAX_PRODUCT_NAME_LENGTH,
  ProductChangesBody,
  type ProductChangesInput,
  type StaffProduct,
} from "@eldercare/contracts";
import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types";
import { Button, Hint, Input, Label, Switch, Text, Textarea } from "@medusajs/ui";
import { type FormEvent, useId, useState } from "react";
import { Form } from "../../screens/components/form";
import { useKeptDraft } from "../../screens/components/use-draft";
import { useMeanwhile, withExpected } from "../../screens/components/use-meanwhile";
import { REPEATED_SPEC } from "../../screens/products/product-form";
import { QUIET, QuietText } from "../components/quiet-text";
import { linesOfSpecs, repeatedSpec, specsOfLines } from "../components/spec-lines";
import { useWidgetChange } from "../components/use-widget-change";
import { useWidgetQuery } from "../components/use-widget-query";
import { WidgetCard } from "../components/widget-card";
import { WidgetDraft } from "../components/widget-draft";
import { WidgetQuestion } from "../components/widget-question";

/** What the form calls the call's fields. */
const LABELS: Readonly<Record<string, string>> = {
  featured: "Featured",
  discountPercentage: "Discount (%)",
  specs: "Specification",
  "french.name": "Name in French",
  "french.description": "Description in French",
};

/** What the form holds, as it is typed. */
type Typed = {
  isFeatured: boolean;
  discount: string;
  specs: string;
  nameFr: string;
  descriptionFr: string;
};

const typedOf = (product: StaffProduct): Typed => ({
  isFeatured: product.featured,
  discount: String((product.sale ?? product).discountPercentage),
  specs: linesOfSpecs(product.specs),
  nameFr: product.french?.name ?? "",
  descriptionFr: product.french?.description ?? "",
});

function inputOf({ isFeatured, discount, specs, nameFr, descriptionFr }: Typed) {
  return {
    featured: isFeatured,
    discountPercentage: discount.trim() === "" ? 0 : Number(discount),
    specs: specsOfLines(specs),
    french: { name: nameFr, description: descriptionFr },
  };
}

/** Only what was changed, with what it was changed from. */
function changesOf(typed: Typed, begun: StaffProduct): ProductChangesInput {
  const was = inputOf(typedOf(begun));
  const changed = Object.entries(inputOf(typed)).filter(
    ([name, value]) => JSON.stringify(was[name as keyof typeof was]) !== JSON.stringify(value),
  );
  return withExpected(Object.fromEntries(changed), was);
}

function MerchandisingForm({ product }: { product: StaffProduct }) {
  const id = useId();
  // What somebody types stays, whatever the page around it loads meanwhile.
  const [edit, setEdit] = useState<{ begun: StaffProduct; typed: Typed } | null>(null);
  const { begun, typed } = edit ?? { begun: product, typed: typedOf(product) };
  const { isFeatured, discount, specs, nameFr, descriptionFr } = typed;
  const set = (changed: Partial<Typed>) => setEdit({ begun, typed: { ...typed, ...changed } });
  const isChanged = JSON.stringify(typed) !== JSON.stringify(typedOf(begun));
  const { data: who } = useWidgetQuery("session.read");
  const draft = useKeptDraft(
    `merchandising:${product.id}`,
    { begun, typed: isChanged ? typed : null },
    (kept) => {
      const from = kept.begun as StaffProduct;
      setEdit({ begun: from, typed: { ...typedOf(from), ...kept.values } });
    },
    who?.id ?? null,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const change = useWidgetChange({
    send: (body: ProductChangesInput, call) =>
      call("products.change", { params: { id: product.id }, body }),
    success: () => ({
      title: "Product Updated",
      description: "The product has been successfully updated.",
    }),
    failure: "Failed to update product. Please try again.",
  });
  const meanwhile = useMeanwhile((body: ProductChangesInput) =>
    change.mutate(body, { onSuccess: begin, onError: meanwhile.ask }),
  );
  function begin() {
    draft.forget();
    setEdit(null);
  }

  const original = begun.originalPriceCAD ?? begun.priceCAD;
  const percentage = discount.trim() === "" ? 0 : Number(discount);

  function save(event: FormEvent) {
    event.preventDefault();
    const changes = changesOf(typed, begun);
    const checked = ProductChangesBody.safeParse(changes);
    const isRepeated = repeatedSpec(specs) !== undefined;
    setProblem(isRepeated ? REPEATED_SPEC : (checked.error?.issues[0]?.message ?? null));
    if (checked.success && !isRepeated) meanwhile.save(changes);
  }

  return (
    <Form className="flex flex-col gap-y-4" onSubmit={save}>
      <WidgetDraft {...draft} />
      <div className="flex items-center justify-between">
        <Label htmlFor={`${id}-featured`}>Featured</Label>
        <Switch
          id={`${id}-featured`}
          checked={isFeatured}
          onCheckedChange={(checked) => set({ isFeatured: checked })}
        />
      </div>
      <div className="flex flex-col gap-y-1">
        <Label htmlFor={`${id}-discount`}>Discount (%)</Label>
        <Input
          id={`${id}-discount`}
          type="number"
          min={0}
          max={100}
          inputMode="numeric"
          value={discount}
          onChange={(event) => set({ discount: event.target.value })}
        />
        {percentage >= 0 && percentage <= 100 && (
          <Hint className={QUIET}>
            {formatCents(discountedCents(original, percentage))} instead of {formatCents(original)}
          </Hint>
        )}
      </div>
      <div className="flex flex-col gap-y-1">
        <Label htmlFor={`${id}-specs`}>Specifications</Label>
        <Textarea
          id={`${id}-specs`}
          rows={6}
          value={specs}
          onChange={(event) => set({ specs: event.target.value })}
        />
        <Hint className={QUIET}>One per line, name and value: “Weight: 2.1 kg”</Hint>
      </div>
      <div className="flex flex-col gap-y-1">
        <Label htmlFor={`${id}-name-fr`}>Name in French</Label>
        <Input
          id={`${id}-name-fr`}
          lang="fr-CA"
          maxLength={MAX_PRODUCT_NAME_LENGTH}
          value={nameFr}
          onChange={(event) => set({ nameFr: event.target.value })}
        />
      </div>
      <div className="flex flex-col gap-y-1">
        <Label htmlFor={`${id}-description-fr`}>Description in French</Label>
        <Textarea
          id={`${id}-description-fr`}
          lang="fr-CA"
          rows={6}
          maxLength={MAX_PRODUCT_DESCRIPTION_LENGTH}
          value={descriptionFr}
          onChange={(event) => set({ descriptionFr: event.target.value })}
        />
      </div>
      <QuietText>
        {product.reviewCount > 0
          ? `Rated ${product.rating} of 5 in ${product.reviewCount} reviews`
          : "No reviews yet"}
      </QuietText>
      {problem && (
        <Text size="small" className="text-ui-fg-error" role="alert">
          {problem}
        </Text>
      )}
      <div>
        <Button type="submit" size="small" isLoading={change.isPending}>
          Save
        </Button>
      </div>
      <WidgetQuestion {...meanwhile.question} labels={LABELS} />
    </Form>
  );
}

/** What the shop knows of a product besides Medusa: featured, discount, specifications, French texts, rating. */
const ProductMerchandisingWidget = ({ data }: DetailWidgetProps<AdminProduct>) => {
  const {
    data: list,
    error,
    isPending,
  } = useWidgetQuery("products.listAll", { query: { ids: data.id } });
  const product = list?.products.find(({ id }) => id === data.id);
  return (
    <WidgetCard title="Merchandising" error={error} isLoading={isPending}>
      {product && <MerchandisingForm key={product.id} product={product} />}
    </WidgetCard>
  );
};

export const config = defineWidgetConfig({
  zone: "product.details.side",
  id: "merchandising",
});

export default ProductMerchandisingWidget;
