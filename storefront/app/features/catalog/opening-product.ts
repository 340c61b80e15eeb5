/** What the page that opens a product lends, as this file must bring no styles of its own (decision 031). */
export type OpeningParts = {
  /** What covers the page while the next one is drawn. */
  coverId: string;
  endOpening: () => void;
  afterFrame: (run: () => void) => () => void;
  /** Class names: of cards, and of the product's page. */
  look: Record<
    | "badges"
    | "crumb"
    | "crumbs"
    | "facts"
    | "image"
    | "link"
    | "main"
    | "name"
    | "page"
    | "product",
    string | undefined
  >;
};

const COVER = {
  position: "fixed",
  zIndex: "20",
  inset: "0",
  overflow: "hidden",
  background: "var(--birch)",
  // What is pressed meanwhile is the page's that is drawn by then.
  pointerEvents: "none",
};

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

function copyOf(element: Element | null, without = ""): Node | null {
  const copy = element?.cloneNode(true) as Element | undefined;
  if (without) copy?.classList.remove(without);
  return copy ?? null;
}

/** The way to the product, but for its category, which cards do not name. */
function crumbsOf(name: string, look: OpeningParts["look"]): HTMLElement {
  const [home, products] = ["Home", "Products"].map((label) => {
    const link = elementOf("a", look.link, label);
    link.setAttribute("href", "/");
    return elementOf("li", look.crumb, link);
  });
  const here = elementOf("li", look.crumb, name);
  return elementOf("nav", "", elementOf("ol", look.crumbs, home ?? "", products ?? "", here));
}

/** What the card knows of its product, where the product's page will have it. */
function firstSight(card: Element, name: string, look: OpeningParts["look"]): HTMLElement {
  const image = copyOf(card.querySelector(`.${look.image} img`));
  const facts = elementOf(
    "div",
    look.facts,
    copyOf(card.querySelector(`.${look.badges}`), look.badges),
    elementOf("h1", look.name, name),
    copyOf(card.querySelector("[data-size]")),
  );
  const picture = elementOf("div", "", elementOf("div", look.main, image));
  const product = elementOf("div", look.product, picture, facts);
  return elementOf("div", `page-width ${look.page}`, crumbsOf(name, look), product);
}

/**
 * Covers the page with the shop's frame and what is known of the next page, until `endOpening`. Not
 * for screen readers, which are told of the page itself.
 */
function cover(content: HTMLElement, { coverId, endOpening }: OpeningParts): void {
  endOpening();
  const page = document.getElementById("page");
  const cover = elementOf("div", "no-print");
  cover.setAttribute("aria-hidden", "true");
  for (const part of page?.parentElement?.children ?? []) {
    if (part === page) break;
    cover.append(part.cloneNode(true));
  }
  cover.append(content);
  for (const named of cover.querySelectorAll("[id]")) named.removeAttribute("id");
  cover.id = coverId;
  Object.assign(cover.style, COVER);
  page?.after(cover);
}

let held: { link: HTMLAnchorElement; callOff: () => void } | undefined;

/**
 * Shows what a card knows of its product with the next frame, and goes on with the press after it:
 * drawing the product's page takes a slow phone half a second, during which nothing else could be
 * seen to happen. False where the press is to go on now. Of two presses the later one counts.
 */
export function holdForFirstSight(
  link: HTMLAnchorElement,
  name: string,
  parts: OpeningParts,
): boolean {
  const before = held;
  before?.callOff();
  held = undefined;
  const card = link.closest("article");
  if (!card || before?.link === link) return false;
  cover(firstSight(card, name, parts.look), parts);
  held = { link, callOff: parts.afterFrame(() => link.click()) };
  return true;
}
