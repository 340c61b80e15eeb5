import type { Product } from "@eldercare/contracts";
import { type MouseEvent, useEffect } from "react";
import { Link } from "react-router";
import { afterFrame } from "~/components/after-frame";
import { endOpening, OPENING_ID } from "~/components/opening-page";
import breadcrumb from "./breadcrumb.module.css";
import detail from "./product-detail.module.css";
import frame from "./product-frame.module.css";
import gallery from "./product-gallery.module.css";

export type ProductLinkProps = {
  product: Pick<Product, "name" | "slug">;
  prefetch: "intent" | "none" | "render";
};

type Opening = typeof import("./opening-product");
let opening: Opening | undefined;

const PARTS = {
  coverId: OPENING_ID,
  endOpening,
  afterFrame,
  look: {
    badges: frame.badges,
    image: frame.image,
    crumb: breadcrumb.crumb,
    crumbs: breadcrumb.crumbs,
    link: breadcrumb.link,
    facts: detail.facts,
    name: detail.name,
    page: detail.page,
    product: detail.product,
    main: gallery.main,
  },
};

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
    if (opening?.holdForFirstSight(event.currentTarget, name, PARTS)) event.preventDefault();
  }
  return (
    <Link to={`/product/${slug}`} className={frame.link} prefetch={prefetch} onClick={onClick}>
      {name}
    </Link>
  );
}
