/** Business constants and limits (spec §9). Dollars, days, milliseconds as their names say. */

export const CURRENCY = "CAD";

/** The cart panel's progress bar counts to this subtotal, where the store's own ways of delivery are not known. */
export const FREE_SHIPPING_CART_DOLLARS = 300;
/** The product page promises free shipping above this amount. */
export const FREE_SHIPPING_PRODUCT_DOLLARS = 300;
/** The home page's promo block promises free delivery above this amount; spec §9 keeps both readings. */
export const FREE_SHIPPING_HOME_DOLLARS = 100;

/** The one way of delivery of a new store: pages say 'Free', and do not name it. */
export const FREE_DELIVERY_NAME = "Free delivery";
/** How long most orders take: the widest of the shipping page's table of parcels, the North aside. */
export const USUAL_DELIVERY =
  "Most parcels arrive in 2 to 7 business days. Large items and the North take longer.";
/** What the way of delivery that a shop begins with says of itself; staff change it in Medusa Admin. */
export const FREE_DELIVERY_ESTIMATE = `Delivered within Canada at no charge. ${USUAL_DELIVERY}`;

/** Discount codes that one order takes. */
export const MAX_CODES = 10;

export const RETURN_DAYS = 30;
/**
 * Says that somebody is probably signed in: pages cannot read the session's cookie, and would ask the
 * server for every visitor. A hint, no proof. It comes and goes with the session, whoever signs in how.
 */
export const SIGNED_IN_COOKIE = "eldercare-signed-in";
export const CART_COOKIE_DAYS = 7;
/** What an account last heard of that cart. Less, or an old cart would seem to have been emptied. */
export const ACCOUNT_CART_COOKIE_DAYS = CART_COOKIE_DAYS - 1;
/** How long a browser keeps what was saved for later, from its last change on. */
export const WISHLIST_COOKIE_DAYS = 60;
/** So many things at most are saved for later: what a browser's cookie has room for. */
export const MOST_SAVED = 30;
export const CAROUSEL_INTERVAL_MS = 5000;
export const LOGOUT_REDIRECT_MS = 1000;
export const GUARD_REDIRECT_MS = 500;
export const TOAST_DURATION_MS = 5000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = "F8";

export const FEATURED_PRODUCTS = 8;
export const HOME_CATEGORIES = 8;
export const RELATED_PRODUCTS = 4;
export const PRODUCTS_PAGE_SIZE = 24;
export const POSTS_PAGE_SIZE = 9;
export const ORDERS_PAGE_SIZE = 20;
export const MAX_PAGE_BUTTONS = 5;
export const ADMIN_PRODUCTS_LIMIT = 100;
/** On a phone, where each product is a sheet. */
export const ADMIN_PRODUCTS_ON_PHONE = 20;
export const MAX_LIST_LIMIT = 1000;
export const RECENT_ORDERS = 5;

/** Price filter: slider and number inputs, in whole dollars. */
export const PRICE_FILTER_MIN_DOLLARS = 0;
export const PRICE_FILTER_MAX_DOLLARS = 2000;
export const PRICE_FILTER_STEP_DOLLARS = 10;
/** Ranges of prices that lists count, both ends included; the last one has no end. */
export const PRICE_BANDS: readonly { min: number; max: number | null }[] = [
  { min: 0, max: 25 },
  { min: 25, max: 50 },
  { min: 50, max: 100 },
  { min: 100, max: 250 },
  { min: 250, max: 500 },
  { min: 500, max: null },
];

export const MIN_PASSWORD_LENGTH = 6;
export const STAFF_MIN_PASSWORD_LENGTH = 12;

/** Sign-ins end so long after the password was given, and those of staff also unused. */
export const STAFF_SESSION_HOURS = 10;
export const STAFF_IDLE_MINUTES = 60;
export const CUSTOMER_SESSION_DAYS = 30;
/** How long ago staff may have given their password when they change their second factor. */
export const STAFF_RECENT_PASSWORD_MINUTES = 15;

export const LOW_STOCK_BELOW = 10;
export const SKU_PREFIX = "SKU-";

/** Where stored images are served. */
export const IMAGE_PATH = "/static";
/** Widths that `/static/<name>?w=` answers. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 800, 1280] as const;

/** Values of `sortBy` of GET /api/products (spec §7). */
export const PRODUCT_SORTS = ["name", "priceAsc", "priceDesc", "featured"] as const;
/** More of them, for staff: by columns of their table. Stock is what can be sold, as it stands there. */
export const STAFF_ONLY_SORTS = [
  "nameDesc",
  "stockAsc",
  "stockDesc",
  "categoryAsc",
  "categoryDesc",
] as const;

/** What a slide's button says when staff wrote nothing (spec §3). */
export const DEFAULT_SLIDE_BUTTON = "Shop Now";
