/**
 * The arrows of docs/architecture.md, held: what a file may import, type imports included. An arrow
 * that is not allowed fails `npm run lint` (docs/decisions/015-layers-held-by-a-tool.md). Patterns
 * match paths from the root, or the names of packages where these are not resolved.
 */

const WORKSPACES = [
  "packages/brand",
  "packages/catalog-import",
  "packages/contracts",
  "packages/file-store",
  "packages/search-typed-postgres",
  "packages/server",
  "packages/stripe-simulator",
  "packages/ui",
  "backend",
  "admin-extensions",
  "storefront",
  "scripts",
  "tests",
];

/** Workspaces by folder and by package name. */
function workspaces(folders) {
  const names = folders.map((folder) => folder.split("/").at(-1));
  return `^(${folders.join("|")})/|^@eldercare/(${names.join("|")})(/|$)`;
}

/** Rule: a workspace imports none of ours but the named ones. */
function workspace(folder, uses, comment) {
  const others = WORKSPACES.filter((other) => other !== folder && !uses.includes(other));
  return {
    name: `workspace-${folder.split("/").at(-1)}`,
    comment,
    severity: "error",
    from: { path: `^${folder}/(?!integration-tests/)`, pathNot: "\\.test\\.tsx$" },
    to: { path: workspaces(others) },
  };
}

/** Rule: a folder imports, of everything below `root`, only itself and the named ones. */
function folder(root, name, uses, comment) {
  return {
    name: `${root.replace("/src", "").split("/").at(-1)}-${name.replaceAll(/[^\w-]/g, "")}`,
    comment,
    severity: "error",
    from: { path: `^${root}/${name}/` },
    to: { path: `^${root}/`, pathNot: [name, ...uses].map((used) => `^${root}/${used}(/|\\.ts)`) },
  };
}

const BACKEND = "backend/src";
/** What nobody in the backend stands upon: how the shop is reached, started and run by the clock. */
const EDGES = "api|jobs|links|migration-scripts|scripts|search|server|subscribers";

/** Rooms of the backend and what each may use, beside saying no (`errors`), the settings and Medusa's own room. */
const ROOMS = {
  errors: [[], "Refusals and failures are words that every room uses: they use none."],
  medusa: [[], "What is Medusa's own has a room; it knows nothing of the shop's rules."],
  measures: [[], "What is counted; whoever does it tells it."],
  system: [
    ["modules", "payments", "media"],
    "Reads how the shop's parts are doing, for operators and staff.",
  ],
  "shop-changes": [[], "Tells whoever keeps what shoppers see when it is not true any more."],
  "former-slugs": [[], "Says what had a slug before: whatever has an address asks it."],
  modules: [[], "Tables and their services: links and workflows join them."],
  payments: [[], "Stripe's client knows nothing of orders."],
  media: [[], "Images are images, whoever shows them."],
  mail: [["modules"], "Mails say what they are given; rooms and workflows ask for them."],
  taxes: [[], "Canada's sales taxes are rules: they read and write nothing."],
  providers: [
    ["media", "payments", "taxes"],
    "Medusa loads providers by themselves, before the shop's rooms.",
  ],
  orders: [["modules", "catalog"], "Reads orders; what happens to them is in workflows/order."],
  content: [
    ["modules", "mail", "media", "former-slugs", "shop-changes"],
    "Reads what staff write: posts, texts, slides, messages, sign-ups.",
  ],
  suggestions: [
    ["catalog/(products|categories)", "content"],
    "What somebody may mean who is still typing: of the catalog and the guides.",
  ],
  accounts: [
    ["modules", "orders", "content"],
    "A person's account, with all that is kept of them for the export.",
  ],
  "security-events": [
    ["modules", "accounts"],
    "Records and reads who did what; whoever writes tells it.",
  ],
  opening: [
    ["modules", "accounts", "content", "mail", "orders"],
    "Reads what a shop still needs before it opens.",
  ],
  http: [["shop-changes"], "HTTP serves every call and knows no call: statuses, bodies, headers."],
  workflows: [
    [
      "modules",
      "payments",
      "taxes",
      "media",
      "mail",
      "orders",
      "content",
      "accounts",
      "security-events",
      "opening",
      "shop-changes",
      "catalog/(products|categories|search-index|spec-filters|shop-files)",
    ],
    "Workflows write, for whoever asks: they know neither HTTP nor calls, jobs or subscribers.",
  ],
  "catalog/(products|categories|search-index|spec-filters|shop-files)": [
    [
      "media",
      "shop-changes",
      "former-slugs",
      "catalog/(products|categories|search-index|spec-filters|shop-files)",
    ],
    "Reads the catalog; workflows and the import write it.",
  ],
  "catalog/(import|export)": [
    ["modules", "media", "security-events", "workflows", "catalog"],
    "Imports write like workflows and share their lock and steps, so they stand above them.",
  ],
  moving: [
    ["security-events", "catalog"],
    "A whole shop as a folder: its catalogue by the import, all else row by row.",
  ],
};

/** Orders: what happens stands on the record; what came from outside stands on all of it. */
const ORDER_GROUPS = {
  record: [[], "Medusa's side of an order and the shop's record of it, without Stripe."],
  total: [[], "What a cart comes to: prices, discounts, delivery and taxes of this moment."],
  pay: [["record"], "Money arrives, or will not arrive any more."],
  place: [["record", "pay", "total"], "An order is made, replaced or taken back."],
  "money-back": [["record", "pay", "total"], "Staff pay a part of an order's money back."],
  status: [["record", "pay", "money-back"], "What staff set, and what it does."],
  returns: [["record"], "Goods come back: asked for, judged, received."],
  send: [["record", "status"], "Staff pack and send parcels, one by one or all at once."],
  edit: [
    ["record", "total", "pay", "place", "phone", "money-back"],
    "Staff change an order before it is sent.",
  ],
  reconcile: [
    ["record", "pay", "place", "status", "edit"],
    "Events, Medusa Admin and crashes: brings all into agreement.",
  ],
  phone: [
    ["record", "total", "pay", "place", "status", "reconcile", "edit"],
    "Staff take an order for somebody, who pays by a link.",
  ],
};

/** Folders of the storefront's app; the address of a page comes last. */
const APP = {
  api: [["storefront-settings"], "Calls and queries draw nothing."],
  content: [[], "Words and links are data."],
  seo: [["content"], "Descriptions of pages for machines draw nothing."],
  theme: [[], "Styles know no component."],
  "inline-scripts": [["content"], "Run in the page before everything else, and must stay small."],
  components: [
    ["api", "content", "seo", "theme"],
    "Components are the same on every page: they know no feature.",
  ],
  features: [
    ["api", "content", "seo", "components"],
    "A feature knows no page and not the frame around it.",
  ],
  layout: [
    ["api", "content", "seo", "components", "features"],
    "The frame shows cart and account, not pages.",
  ],
};

/** Features that show a piece of another one; all others stand alone. */
const FEATURES = {
  account: [
    ["cart", "wishlist"],
    "Forms and sign-in, the ground that other forms stand on; it brings cart and list along.",
  ],
  "admin-shell": [["account"], "Signs staff out."],
  carousel: [[], "Slides of the home page."],
  cart: [
    ["totals", "wishlist"],
    "Lines in the cookie, and what they come to; one may be saved for later.",
  ],
  catalog: [
    ["account", "cart", "wishlist"],
    "Adds to the cart, saves for later; staff see an edit link.",
  ],
  checkout: [["account", "cart", "totals"], "Buys the cart, for who is signed in."],
  contact: [["account", "information"], "A form on an information page."],
  totals: [[], "What a cart comes to, its codes, and rows for both."],
  posts: [
    ["catalog", "information", "newsletter"],
    "Posts show products and end with the sign-up.",
  ],
  home: [["catalog", "cart"], "Shows tiles of products, and from when delivery is free."],
  information: [[], "Pages to read."],
  newsletter: [["account", "contact"], "A form, guarded against robots like the contact form."],
  reviews: [["account", "catalog"], "A form, and the stars of the product's page."],
  "stock-alerts": [
    ["account", "contact"],
    "A form for what is sold out, guarded against robots like the contact form.",
  ],
  wishlist: [[], "What is saved for later: in the account, or in the browser's cookie."],
  "wishlist-page": [
    ["cart", "catalog", "wishlist"],
    "What is saved, as it can be bought today; or what somebody was sent.",
  ],
  compare: [["catalog"], "Products beside each other, with the prices of cards."],
  parcels: [[], "Where parcels are, for whoever may see the order."],
  "order-confirmation": [
    ["checkout", "order-status", "parcels", "totals"],
    "Ends what the checkout began.",
  ],
  "order-status": [
    ["account", "parcels", "totals"],
    "A form, and what it finds; nobody has to be signed in.",
  ],
  "pay-link": [
    ["checkout", "order-status"],
    "Pays an order by the link of its mail, with the checkout's card form.",
  ],
};

/**
 * A rule for each folder of a table, and one that a folder must be in it. `all` may be used by every
 * folder that it does not name itself.
 */
function folders(root, table, { all = {}, besides = "" } = {}) {
  const rules = Object.entries(table).map(([name, [uses, comment]]) =>
    folder(root, name, [...uses, ...(all[name] ?? Object.keys(all))], comment),
  );
  const known = [...Object.keys(table), ...(besides ? [besides] : [])].join("|");
  return [
    ...rules,
    {
      name: `${root.replace("/src", "").split("/").at(-1)}-named`,
      comment: "A new folder gets a line in its table above: what it is, and what it may use.",
      severity: "error",
      from: { path: `^${root}/(?!(${known})/)[^/]+/` },
      to: {},
    },
  ];
}

export default {
  forbidden: [
    {
      name: "no-circles",
      comment:
        "Files that need each other are one thing in two places, and load in an order of chance.",
      severity: "error",
      from: {},
      to: { circular: true },
    },

    workspace("packages/contracts", [], "Everything stands on the contracts: they stand alone."),
    workspace("packages/brand", [], "Colours and type for whoever draws."),
    workspace("packages/server", [], "Listening and headers know no shop."),
    workspace(
      "packages/file-store",
      ["packages/contracts"],
      "Files are bytes with names, whatever they show.",
    ),
    workspace("packages/stripe-simulator", [], "It plays Stripe, which knows nothing of the shop."),
    workspace(
      "packages/search-typed-postgres",
      [],
      "A search provider for any Medusa shop knows nothing of this one.",
    ),
    workspace(
      "packages/catalog-import",
      ["packages/contracts"],
      "From bytes to a plan, without a shop.",
    ),
    workspace(
      "packages/ui",
      ["packages/contracts", "packages/brand"],
      "Components that shop and back office share.",
    ),
    workspace(
      "backend",
      [
        "packages/contracts",
        "packages/catalog-import",
        "packages/file-store",
        "packages/search-typed-postgres",
        "packages/server",
      ],
      "The backend serves pages and screens by its calls alone.",
    ),
    workspace(
      "admin-extensions",
      ["packages/contracts", "packages/brand", "packages/ui"],
      "Screens reach the backend by its calls alone, and do not know where they are mounted.",
    ),
    workspace(
      "storefront",
      [
        "packages/contracts",
        "packages/brand",
        "packages/ui",
        "packages/server",
        "packages/stripe-simulator",
        "admin-extensions",
      ],
      "Pages reach the backend by its calls alone.",
    ),
    {
      name: "no-tests-in-the-shop",
      comment: "What runs in the shop does not need what tries it.",
      severity: "error",
      from: {
        path: "^(packages/[^/]+|backend|admin-extensions|storefront)/(src|app|server)/",
        pathNot: "\\.test\\.tsx?$",
      },
      to: { path: "\\.test\\.tsx?$|^tests/|^backend/integration-tests/" },
    },

    ...folders(BACKEND, ROOMS, {
      all: { errors: [], settings: [], "sealed-token": [], measures: [], medusa: ["errors"] },
      besides: EDGES,
    }),
    {
      name: "modules-alone",
      comment:
        "Modules are joined by links, so that each can be loaded, tested and left out alone.",
      severity: "error",
      from: { path: `^${BACKEND}/modules/([^/]+)/` },
      to: { path: `^${BACKEND}/modules/`, pathNot: `^${BACKEND}/modules/$1/` },
    },
    {
      name: "edges-alone",
      comment: "How the shop is reached, started and run by the clock: nothing stands upon it.",
      severity: "error",
      from: { path: `^${BACKEND}/([^/]+)/` },
      to: { path: `^${BACKEND}/(${EDGES})/`, pathNot: `^${BACKEND}/$1/` },
    },
    {
      name: "http-for-calls",
      comment: "Jobs, subscribers and commands answer nobody: statuses mean nothing there.",
      severity: "error",
      from: { path: `^${BACKEND}/(jobs|links|migration-scripts|scripts|search|subscribers)/` },
      to: { path: `^${BACKEND}/http/` },
    },
    ...folders(`${BACKEND}/workflows/order`, ORDER_GROUPS),

    ...folders("storefront/app", APP, { besides: "routes" }),
    ...folders("storefront/app/features", FEATURES),
    {
      name: "screens-without-host",
      comment: "Screens are mounted in two hosts and know neither (decision 040).",
      severity: "error",
      from: { path: "^admin-extensions/src/screens/" },
      to: { path: "^admin-extensions/src/(?!screens/)" },
    },
    {
      name: "screens-alone",
      comment:
        "Screens share components, the history of records, images, parcels, the host and what waits; the choice of a category is also on the form of a product, and how an import goes where many products are changed as one.",
      severity: "error",
      from: {
        path: "^admin-extensions/src/screens/([^/]+)/",
        pathNot: "^admin-extensions/src/screens/(components|history|images|parcels|host|waiting)/",
      },
      to: {
        path: "^admin-extensions/src/screens/",
        pathNot: [
          "^admin-extensions/src/screens/($1|components|history|images|parcels|host|waiting)/",
          "^admin-extensions/src/screens/categories/(category-options|use-categories)\\.tsx?$",
          "^admin-extensions/src/screens/import/(import-status|use-import|use-import-changes)\\.ts$",
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: {
      path: "node_modules|/dist/|(^|/)\\.medusa/|^storefront/build/|\\.react-router/|/\\+types/",
    },
    tsConfig: { fileName: "tsconfig.layers.json" },
    parser: "swc",
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
  },
};
