import type { Product } from "@eldercare/contracts";
import { type MouseEvent, useEffect } from "react";
import { Link } from "react-router";
import { Unbroken } from "~/components/unbroken";
import frame from "./product-frame.module.css";

export type ProductLinkProps = {
  product: Pick<Product, "name" | "slug">;
  prefetch: "intent" | "none" | "render";
};

type Opening = typeof import("./opening-product");
let opening: Opening | undefined;

/** Not needed before the page is alive. */
async function loadOpening(): Promise<void> {
  opening ??= await import("./opening-product").catch(() => undefined);
}

/** A card's way to its product: the whole card can be pressed. */
export function ProductLink({ product: { name, slug }, prefetch }: ProductLinkProps) {
  useEffect(() => void loadOpening(), []);
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere) return;
    if (opening?.holdForFirstSight(event.currentTarget, name)) event.preventDefault();
  }
  return (
    <Link to={`/product/${slug}`} className={frame.link} prefetch={prefetch} onClick={onClick}>
      <Unbroken text={name} />
    </Link>
  );
}
