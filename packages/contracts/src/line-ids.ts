/** What a line of a cart or an order is about; without a variant, the product's default one. */
export interface LineSubject {
  productId: string;
  variantId?: string | undefined;
}

/** Tells lines apart: two sizes of one product are two lines. */
export const lineIdOf = ({ productId, variantId }: LineSubject): string =>
  variantId ? `${productId}:${variantId}` : productId;

/** What the line of a {@link lineIdOf} is about. */
export function subjectOfLine(lineId: string): LineSubject {
  const [productId = "", variantId] = lineId.split(":");
  return { productId, ...(variantId && { variantId }) };
}

interface LineOfCart {
  id: string;
  variantId?: string | undefined;
}

/** The {@link lineIdOf} a line of a browser's cart, whose `id` is its product's. */
export const idOfCartLine = ({ id: productId, variantId }: LineOfCart): string =>
  lineIdOf({ productId, variantId });

/** A line of a browser's cart as calls ask for it. */
export const askedLineOf = ({ id, variantId, quantity }: LineOfCart & { quantity: number }) => ({
  productId: id,
  ...(variantId && { variantId }),
  qty: quantity,
});

/** What a choice is called in forms and addresses of a product's page: `option.Size=L`. */
export const optionField = (name: string): string => `option.${name}`;

/** What a variant is called beside its product's name: "Size: L, Colour: Red". */
export function variantNameOf(options: Readonly<Record<string, string>>): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}: ${value}`)
    .join(", ");
}

/** A product by its name and, where it is one of several, its variant's words. */
export const wholeNameOf = ({
  name,
  variantName,
}: {
  name: string;
  variantName?: string | undefined;
}) => (variantName ? `${name} (${variantName})` : name);
