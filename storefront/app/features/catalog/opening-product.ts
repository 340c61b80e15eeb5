import { afterFrame } from "~/components/after-frame";
import breadcrumb from "~/components/breadcrumb.module.css";
import { endOpening, OPENING_ID } from "~/components/opening-page";
import styles from "./opening-product.module.css";
import badges from "./product-badges.module.css";
import detail from "./product-detail.module.css";
import frame from "./product-frame.module.css";
import gallery from "./product-gallery.module.css";

function elementOf(
  tag: "a" | "div" | "h1" | "li" | "nav" | "ol",
  className: string | undefined,
  ...children: (Node | string | null)[]
): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children.filter((child) => child !== null));
  return element;
}

const copyOf = (element: Element | null): Node | null => element?.cloneNode(true) ?? null;

/** The way to the product, but for its category, which cards do not name. */
function crumbsOf(name: string): HTMLElement {
  const [home, products] = ["Home", "Products"].map((label) => {
    const link = elementOf("a", breadcrumb.link, label);
    link.setAttribute("href", "/");
    return elementOf("li", breadcrumb.crumb, link);
  });
  const here = elementOf("li", breadcrumb.crumb, name);
  return elementOf("nav", "", elementOf("ol", breadcrumb.crumbs, home ?? "", products ?? "", here));
}

/** What the card knows of its product, where the product's page will have it. */
function firstSight(card: Element, name: string): HTMLElement {
  const image = copyOf(card.querySelector(`.${frame.image} img`));
  const facts = elementOf(
    "div",
    detail.facts,
    copyOf(card.querySelector(`.${badges.badges}`)),
    elementOf("h1", detail.name, name),
    copyOf(card.querySelector("[data-size]")),
  );
  const picture = elementOf("div", "", elementOf("div", gallery.main, image));
  const product = elementOf("div", detail.product, picture, facts);
  return elementOf("div", `page-width ${detail.page}`, crumbsOf(name), product);
}

/**
 * Covers the page with the shop's frame and what is known of the next page, until `endOpening`. Not
 * for screen readers, which are told of the page itself.
 */
function cover(content: HTMLElement): void {
  endOpening();
  const page = document.getElementById("page");
  const cover = elementOf("div", styles.cover);
  cover.setAttribute("aria-hidden", "true");
  for (const part of page?.parentElement?.children ?? []) {
    if (part === page) break;
    cover.append(part.cloneNode(true));
  }
  cover.append(content);
  for (const named of cover.querySelectorAll("[id]")) named.removeAttribute("id");
  cover.id = OPENING_ID;
  page?.after(cover);
}

let held: { link: HTMLAnchorElement; callOff: () => void } | undefined;

/**
 * Shows what a card knows of its product with the next frame, and goes on with the press after it:
 * drawing the product's page takes a slow phone half a second, during which nothing else could be
 * seen to happen. False where the press is to go on now. Of two presses the later one counts.
 */
export function holdForFirstSight(link: HTMLAnchorElement, name: string): boolean {
  const before = held;
  before?.callOff();
  held = undefined;
  const card = link.closest("article");
  if (!card || before?.link === link) return false;
  cover(firstSight(card, name));
  held = { link, callOff: afterFrame(() => link.click()) };
  return true;
}
