import type { Product } from "@eldercare/contracts";
import { type MouseEvent, useEffect, useState } from "react";
import { Link } from "react-router";
import { afterFrame } from "~/components/after-frame";
import { Unbroken } from "~/components/unbroken";
import frame from "./product-frame.module.css";

export type ProductLinkProps = {
  product: Pick<Product, "name" | "slug">;
  /** `render`: once the page is alive and drawn. */
  prefetch: "intent" | "none" | "render";
};

type Opening = typeof import("./opening-product");
let opening: Opening | undefined;
let isAsked = false;

/** Not needed before the page is alive. */
function loadOpening(): void {
  if (isAsked) return;
  isAsked = true;
  import("./opening-product").then(
    (loaded) => {
      opening = loaded;
    },
    () => undefined,
  );
}

/** A card's way to its product: the whole card can be pressed. */
export function ProductLink({ product: { name, slug }, prefetch }: ProductLinkProps) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(
    () =>
      afterFrame(() => {
        loadOpening();
        setDrawn(prefetch === "render");
      }),
    [prefetch],
  );
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere) return;
    if (opening?.holdForFirstSight(event.currentTarget, name)) event.preventDefault();
  }
  return (
    <Link
      to={`/product/${slug}`}
      className={frame.link}
      prefetch={prefetch === "render" && !isDrawn ? "none" : prefetch}
      onClick={onClick}
    >
      <Unbroken text={name} />
    </Link>
  );
}
