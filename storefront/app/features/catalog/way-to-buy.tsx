import { optionField, wholeNameOf } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { Link } from "react-router";
import { toast } from "~/components/toast";
import { addToCart } from "~/features/cart/add-to-cart";
import { addedToCart, notAdded } from "~/features/cart/cart-messages";
import type { Buyable } from "./buyable";
import { useProductForm } from "./use-product-form";

/** One way on from a product: into the cart, to its choices, or to the mail when it is back. */
export function WayToBuy({ buyable }: { buyable: Buyable }) {
  const { slug, name, stock, item } = buyable;
  const what = <span className="visually-hidden">: {item ? wholeNameOf(item) : name}</span>;
  if (stock <= 0) {
    const variant = item?.variantId ? `?variant=${item.variantId}` : "";
    return (
      <Button asChild tone="secondary">
        <Link to={`/product/${slug}/back-in-stock${variant}`}>Tell Me When It Is Back{what}</Link>
      </Button>
    );
  }
  if (!item) {
    return (
      <Button asChild>
        <Link to={`/product/${slug}`}>Choose Options{what}</Link>
      </Button>
    );
  }
  return <AddForm item={item} options={buyable.options} />;
}

function AddForm({ item, options }: Required<Pick<Buyable, "item" | "options">>) {
  const name = wholeNameOf(item);
  const form = useProductForm(item, {
    onAdd() {
      const { problem } = addToCart(item);
      toast(problem === null ? addedToCart(name) : notAdded(problem));
    },
  });
  return (
    <form {...form}>
      <input type="hidden" name="product" value={item.id} />
      {Object.entries(options).map(([option, value]) => (
        <input key={option} type="hidden" name={optionField(option)} value={value} />
      ))}
      <Button type="submit" name="intent" value="add">
        Add to Cart<span className="visually-hidden">: {name}</span>
      </Button>
    </form>
  );
}
