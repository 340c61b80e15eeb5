import {
  discountedCents,
  formatCents,
  ProductChangesBody,
  type ProductChangesInput,
  type StaffProduct,
} from "@eldercare/contracts";
import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types";
import { Button, Hint, Input, Label, Switch, Text, Textarea } from "@medusajs/ui";
import { type FormEvent, useId, useState } from "react";
import { Form } from "../../screens/components/form";
import { QUIET, QuietText } from "../components/quiet-text";
import { linesOfSpecs, specsOfLines } from "../components/spec-lines";
import { useWidgetChange } from "../components/use-widget-change";
import { useWidgetQuery } from "../components/use-widget-query";
import { WidgetCard } from "../components/widget-card";

function MerchandisingForm({ product }: { product: StaffProduct }) {
  const id = useId();
  const [isFeatured, setFeatured] = useState(product.featured);
  const [discount, setDiscount] = useState(String((product.sale ?? product).discountPercentage));
  const [specs, setSpecs] = useState(linesOfSpecs(product.specs));
  const [nameFr, setNameFr] = useState(product.french?.name ?? "");
  const [descriptionFr, setDescriptionFr] = useState(product.french?.description ?? "");
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
  const original = product.originalPriceCAD ?? product.priceCAD;
  const percentage = discount.trim() === "" ? 0 : Number(discount);

  function save(event: FormEvent) {
    event.preventDefault();
    const changes = ProductChangesBody.safeParse({
      featured: isFeatured,
      discountPercentage: percentage,
      specs: specsOfLines(specs),
      french: { name: nameFr, description: descriptionFr },
    });
    setProblem(changes.success ? null : (changes.error.issues[0]?.message ?? "Please check"));
    if (changes.success) change.mutate(changes.data);
  }

  return (
    <Form className="flex flex-col gap-y-4" onSubmit={save}>
      <div className="flex items-center justify-between">
        <Label htmlFor={`${id}-featured`}>Featured</Label>
        <Switch id={`${id}-featured`} checked={isFeatured} onCheckedChange={setFeatured} />
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
          onChange={(event) => setDiscount(event.target.value)}
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
          onChange={(event) => setSpecs(event.target.value)}
        />
        <Hint className={QUIET}>One per line, name and value: “Weight: 2.1 kg”</Hint>
      </div>
      <div className="flex flex-col gap-y-1">
        <Label htmlFor={`${id}-name-fr`}>Name in French</Label>
        <Input
          id={`${id}-name-fr`}
          lang="fr-CA"
          value={nameFr}
          onChange={(event) => setNameFr(event.target.value)}
        />
      </div>
      <div className="flex flex-col gap-y-1">
        <Label htmlFor={`${id}-description-fr`}>Description in French</Label>
        <Textarea
          id={`${id}-description-fr`}
          lang="fr-CA"
          rows={6}
          value={descriptionFr}
          onChange={(event) => setDescriptionFr(event.target.value)}
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
    </Form>
  );
}

/** What the shop knows of a product besides Medusa: featured, discount, specifications, French texts, rating. */
const ProductMerchandisingWidget = ({ data }: DetailWidgetProps<AdminProduct>) => {
  const {
    data: list,
    error,
    isPending,
    dataUpdatedAt,
  } = useWidgetQuery("products.listAll", { query: { ids: data.id } });
  const product = list?.products.find(({ id }) => id === data.id);
  return (
    <WidgetCard title="Merchandising" error={error} isLoading={isPending}>
      {product && <MerchandisingForm key={dataUpdatedAt} product={product} />}
    </WidgetCard>
  );
};

export const config = defineWidgetConfig({
  zone: "product.details.side",
  id: "merchandising",
});

export default ProductMerchandisingWidget;
