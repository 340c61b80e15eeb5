import type { Rollup } from "vite";

/** Where every visit starts: what these files import, directly or not, is needed on each page. */
const SHELL_ENTRIES =
  /\/app\/(root|entry\.client|layout\/\S+|api\/(?:\S+-queries|use-prefetched-query)|components\/(?:after-frame|breadcrumb|product-image|use-early-entry)|seo\/page-meta|features\/cart\/cart-messages)\.tsx?$/;
const PAGES = /\/app\/routes\/[\w-]+\.tsx$/;
const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\//;
/** What bundlers add so that CommonJS packages, React first of all, can be imported. */
const COMMONJS_HELPERS = "\0commonjsHelpers";
/** One file exports all of Radix; which of its parts the shell needs only tree shaking finds out. */
const RADIX = /\/node_modules\/(@radix-ui|radix-ui)\/.*\.m?js$/;
/** What the shell's theme and buttons are made of. */
const RADIX_BASE =
  /\/@radix-ui\/react-(compose-refs|direction|primitive|slot|visually-hidden)\/dist\/|\/themes\/dist\/esm\/(helpers(?!\/(get-subtree|require-react-element))|props(?!\/(height|leading-trim|text-align|text-wrap|truncate|weight|width)\.)|components\/(_internal\/base-button|button|flex|icon-button|slot|spinner|theme|visually-hidden)\b)|\/node_modules\/classnames\//;
/** What all of Radix's other parts stand on: dialogs, toasts, the slider, menus. */
const RADIX_PARTS =
  /\/@radix-ui\/(primitive|react-(collection|context|id|presence|use-[\w-]+))\/dist\/|\/themes\/dist\/esm\/(helpers|props)/;

const ENTRY = /\/app\/entry\.client\.tsx$/;
/** React Router's own wrappers around route files must stay files of their own. */
const ROUTE_ENTRY = /\?__react-router/;

/** Schemas come with a page's first own call (app/api/shop-calls.ts), forms bring their own. */
const ZOD = /\/node_modules\/zod\//;

type ModuleInfoOf = Rollup.ManualChunkMeta["getModuleInfo"];

function importedFrom(entries: readonly string[], getModuleInfo: ModuleInfoOf): Set<string> {
  const found = new Set<string>();
  const schemas = new Set<string>();
  const open = [...entries];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || RADIX.test(id) || ZOD.test(id)) continue;
    const imported = getModuleInfo(id)?.importedIds ?? [];
    found.add(id);
    if (imported.some((needed) => ZOD.test(needed))) schemas.add(id);
    open.push(...imported);
  }
  return new Set([...found].filter((id) => !schemas.has(id)));
}

/** What only forms need goes with the account's forms. */
const FORM_PARTS =
  /\/packages\/ui\/src\/(fields?|sign-in-fields)\.tsx?$|\/app\/features\/(contact\/honeypot|newsletter\/newsletter-form)\.|\/contracts\/dist\/(refusal-codes|refusal-words|newsletter-words)\.js$/;
/** What sends strangers to the sign-in page, and what such pages say without scripts, belongs to pages that have no form of it. */
const GUARD = /\/app\/(features\/account\/(guard|next-path)\.ts|components\/scripts-needed\.tsx)$/;
/** What the back office's screens are made of: each page's list of routes names the files of all. */
const SCREEN_PARTS = /\/admin-extensions\/src\/screens\/(components|host|images|parcels|session)\//;
const FEATURE = /\/app\/features\/([\w-]+)\//;

/** Drawings of icons, one file each. */
const ICON = /\/node_modules\/lucide\/.*\/icons\//;
const OF_THE_CATALOG = /\/app\/features\/catalog\//;
/** 1.5 kB of styles that a list brings along: no product that is chosen there waits for them. */
const PRODUCT_STYLES =
  /\/app\/features\/catalog\/(buy-(?:bar|box)|delivery-and-returns|french-texts|product-(detail|gallery|not-found|rating|tabs)|quantity-stepper|related-products|reviews)\.module\.css/;
/** What a product's page has in common with its reviews' pages and with orders, and with no list. */
const PRODUCT_PARTS =
  /\/app\/features\/catalog\/(product-not-found|review-list)\.tsx$|\/contracts\/dist\/(oversize|return-rules)\.js$/;
const OF_THE_CART = /\/app\/features\/cart\//;
/** The cart's page and the checkout, which is fetched later, have one file of them, with what some pages of one person say. */
const TOTALS =
  /\/app\/features\/totals\/|\/app\/features\/cart\/chosen-product\.ts$|\/app\/components\/form-notice\.|\/contracts\/dist\/total-rows\.js$/;
/**
 * A few lines that would be files of their own: what the cart's page and panel share with what any page
 * fetches later, when somebody is signed in, what a product's page and the checkout say of delivery,
 * the way to a product or in search engines' data, and what three kinds of pages say of former addresses.
 */
const FEW_LINES =
  /\/app\/(features\/cart\/(cart-product|delivery-words|todays-products)|features\/catalog\/product-crumbs|api\/moved-page|seo\/breadcrumb-data)\.ts$/;
/** Of the contracts, whose index would bring all of them, what the shell itself works with. */
const SHELL_CONTRACTS =
  /\/contracts\/dist\/(api-error|available-together|call-key|constants|content-preview|line-ids|long-day|money|shop|spec-choices|street-line|unbroken)\.js$/;
const CONTRACTS = /\/contracts\/dist\//;
/**
 * What makes calls: one file, as each is asked for, and started, in the moment of a page's first call. With it what
 * the account's cart is asked with: whoever is signed in makes that call first.
 */
const CALLS =
  /\/app\/api\/(answer-schema|shop-calls|transport)\.ts$|\/app\/features\/cart\/account-lines\.ts$|\/contracts\/dist\/((calls\/)?(address|shop-addresses)|api|transport)\.js$/;
/** Words and quantities: what most other schemas are made of. */
const PLAIN_SCHEMAS = /\/contracts\/dist\/(email|order-lines|texts)\.js$/;
/** Who somebody is, and which calls are answered so. */
const PERSON_SCHEMAS =
  /\/contracts\/dist\/(account-cart|accounts|order-status|staff-roles)\.js$|\/app\/api\/answers\/account\.ts$/;
/** What an order is sent and paid with: one file, as each is asked for in the moment somebody begins to buy. */
const BUYING_SCHEMAS =
  /\/contracts\/dist\/(checkout-settings|content-answer|delivery|guests|payments|postal-code|provinces|saved-addresses|shipping|totals)\.js$|\/app\/api\/answers\/checkout\.ts$/;
/** What changes something at the shop, with what is behind a mail's link: no page with a form waits for it. */
const MAIL_LINKS =
  /\/app\/features\/newsletter\/mail-link-panel\.tsx$|\/build\/modern\/(useMutation|mutation|mutationObserver)\.js$/;
/** How the comparison and the list of what was saved sell: no list of products waits for it. */
const WAY_TO_BUY = /\/app\/features\/catalog\/way-to-buy\.tsx$/;
/** And those that lists and the back office work with, which has the catalog's file anyhow. */
const OF_LISTS = /\/contracts\/dist\/(page-buttons|post-topics|slug)\.js$/;
/** Left with the checkout's route, what is fetched later would need the route as a file to import from. */
const CHECKOUT_FRAME = /\/app\/features\/checkout\/checkout-page\.module\.css/;

/** Features whose shared parts get a file of their own; those of all others go into the catalog's. */
const OWN_CHUNKS = new Set([
  "account",
  "checkout",
  "information",
  "order-status",
  "parcels",
  "reviews",
  "totals",
]);
/** What care guides and their lists share, the newsletter's place below them too: they are texts like the others. */
const GUIDES = /\/app\/features\/(newsletter|posts)\//;

/** Our own modules that more than one page imports. */
function sharedByPages(pages: readonly string[], getModuleInfo: ModuleInfoOf): Set<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const page of pages) {
    for (const id of importedFrom([page], getModuleInfo)) {
      if (seen.has(id) && FEATURE.test(id)) shared.add(id);
      seen.add(id);
    }
  }
  return shared;
}

/**
 * Rollup's `manualChunks`: React and router in one file (it changes with their versions only), the
 * shop's shell in another, what several pages share in a third. Left alone, Rollup makes some 25
 * small files of them, each a request of its own over HTTP/1.1.
 */
export function shellChunks(): Rollup.GetManualChunk {
  let shell: Set<string> | undefined;
  let shared: Set<string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    const modulesLike = (pattern: RegExp) =>
      [...getModuleIds()].filter((module) => pattern.test(module));
    shell ??= importedFrom(modulesLike(SHELL_ENTRIES), getModuleInfo);
    shared ??= sharedByPages(modulesLike(PAGES), getModuleInfo);
    if (FRAMEWORK.test(id) || id.startsWith(COMMONJS_HELPERS)) return "framework";
    // Not with the shell: it and Radix's parts would then each wait for the other to start.
    if (RADIX_BASE.test(id)) return "radix";
    if (RADIX_PARTS.test(id)) return "radix-parts";
    if (FORM_PARTS.test(id)) return "account";
    if (MAIL_LINKS.test(id)) return "mail-links";
    if (WAY_TO_BUY.test(id)) return undefined;
    if (OF_LISTS.test(id)) return "catalog";
    if (PRODUCT_PARTS.test(id)) return "product-parts";
    if (TOTALS.test(id)) return "totals";
    if (CHECKOUT_FRAME.test(id)) return "checkout";
    if (CALLS.test(id)) return "calls";
    if (ZOD.test(id) || PLAIN_SCHEMAS.test(id)) return "schemas";
    if (PERSON_SCHEMAS.test(id)) return "person-schemas";
    if (BUYING_SCHEMAS.test(id)) return "buying-schemas";
    if (CONTRACTS.test(id) && !SHELL_CONTRACTS.test(id)) return undefined;
    if (PRODUCT_STYLES.test(id)) return "catalog";
    // The entry stays a file of its own: whoever imports the shell must not start the page.
    if (shell.has(id) && !ROUTE_ENTRY.test(id) && !ENTRY.test(id)) return "shell";
    if (FEW_LINES.test(id)) return "shell";
    if (GUARD.test(id)) return "guard";
    if (SCREEN_PARTS.test(id)) return "screens";
    // An icon that the back office draws too would become a file, and a request, of its own.
    const users = ICON.test(id) ? (getModuleInfo(id)?.importers ?? []) : [];
    if (users.length > 1 && users.some((user) => OF_THE_CATALOG.test(user))) return "catalog";
    if (users.length > 1 && users.some((user) => OF_THE_CART.test(user))) return "totals";
    if (!shared.has(id)) return undefined;
    if (GUIDES.test(id)) return "information";
    // Forms and texts are no weight for whoever only browses.
    const feature = FEATURE.exec(id)?.[1] ?? "";
    return OWN_CHUNKS.has(feature) ? feature : "catalog";
  };
}
