import { type CartItem, idOfCartLine } from "@eldercare/contracts";
import { useMemo } from "react";
import { isProbablySignedIn } from "~/api/session-hint";
import { useBrowserValue } from "~/components/browser-value";
import { readCartCookies, writeCartCookies } from "./cart-cookie";
import {
  addToLines,
  type CartLines,
  type CartProduct,
  countPieces,
  removeLine,
  setLineQuantity,
} from "./cart-rules";
import { isVisitMerged } from "./merged-visit";
import type { Refreshed } from "./refresh-lines";
import type { ServedCart } from "./served-cart";

type CartState = {
  items: CartLines;
  isOpen: boolean;
  /** Pieces in stock by line (`lineIdOf`), as far as the shop was asked. */
  stock: Readonly<Record<string, number>>;
  /** What changed since the products were added, for the panel to say. */
  notices: readonly string[];
  /** Whether the account's cart is on its way: nothing in the cart does not mean that it is empty. */
  isArriving: boolean;
};

const EMPTY: CartState = { items: [], isOpen: false, stock: {}, notices: [], isArriving: false };

const listeners = new Set<() => void>();
let state = EMPTY;
let hasStarted = false;
let otherTabs: BroadcastChannel | undefined;

function show(change: Partial<CartState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Cookies keep cut names: a line that this tab knows better keeps what it knows. */
function readAgain(): void {
  const known = new Map(state.items.map((item) => [idOfCartLine(item), item]));
  const items = readCartCookies().map((item): CartItem => {
    const same = known.get(idOfCartLine(item));
    return same && same.price === item.price ? { ...same, quantity: item.quantity } : item;
  });
  if (JSON.stringify(items) !== JSON.stringify(state.items)) show({ items });
}

/** Reads the cookies once per visit, and again when another tab or a stay away may have changed them. */
function start(): void {
  if (hasStarted || typeof window === "undefined") return;
  hasStarted = true;
  // Whoever comes back signed in: another device may have changed the account's cart.
  const isArriving = isProbablySignedIn() && !isVisitMerged();
  state = { ...state, items: readCartCookies(), isArriving };
  if ("BroadcastChannel" in window) {
    otherTabs = new BroadcastChannel("eldercare-cart");
    otherTabs.addEventListener("message", readAgain);
  }
  window.addEventListener("pageshow", (event) => event.persisted && readAgain());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") readAgain();
    else withAccount((account) => account.tellAccountNow());
  });
  // In a moment of its own: its files are asked for one by one.
  if (isArriving) setTimeout(mergeWithAccount);
}

function keep(items: CartLines, change: Partial<CartState> = {}): void {
  start();
  const before = state.items;
  writeCartCookies(items);
  show({ ...change, items });
  otherTabs?.postMessage("changed");
  withAccount((account) => account.tellAccountSoon(before, items));
}

/** What follows the cart into the account: only where somebody is signed in (decision 057). */
function withAccount(run: (account: typeof import("./account-cart")) => unknown): void {
  if (isProbablySignedIn()) void import("./account-cart").then(run, () => undefined);
}

const browserCart = {
  currentLines: () => state.items,
  keep,
  arrived: () => void (state.isArriving && show({ isArriving: false })),
};

/** Whoever has waited so long for the account's cart goes on without it; it shows if it comes. */
const ARRIVES_WITHIN_MS = 15_000;

async function mergeWithAccount(): Promise<void> {
  show({ isArriving: true });
  setTimeout(browserCart.arrived, ARRIVES_WITHIN_MS);
  const account = await import("./account-cart").catch(browserCart.arrived);
  await account?.mergeWithAccount(browserCart);
}

const rememberStock = ({ stock, ...item }: CartProduct) =>
  stock === undefined ? {} : { stock: { ...state.stock, [idOfCartLine(item)]: stock } };

export const cartActions = {
  /** Adds pieces of a product, never more than its stock when that is given. */
  add(product: CartProduct, quantity = 1): void {
    start();
    keep(addToLines(state.items, product, quantity), rememberStock(product));
  },
  /** 0 or less removes the line. */
  setQuantity(lineId: string, quantity: number): void {
    start();
    keep(setLineQuantity(state.items, lineId, quantity, state.stock[lineId]));
  },
  remove(lineId: string): void {
    start();
    keep(removeLine(state.items, lineId));
  },
  clear(): void {
    keep([], { notices: [] });
  },
  open(): void {
    show({ isOpen: true, notices: [] });
  },
  close(): void {
    show({ isOpen: false });
  },
  /** Takes over what the shop says about the lines now. */
  refresh({ lines, stock, notices }: Refreshed): void {
    keep(lines, { stock, notices });
  },
  /** Takes over what the cart's page came with: the lines are in the cookies already. */
  adopt({ stock, notices }: Pick<ServedCart, "stock" | "notices">): void {
    show({ stock, notices });
  },
  /** Brings along what the account that has just signed in has in its cart; fails in silence. */
  mergeWithAccount(): Promise<void> {
    start();
    return mergeWithAccount();
  },
  /** The lines as they are this moment, for work that outlives a render. */
  currentLines(): CartLines {
    start();
    return state.items;
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function currentState(): CartState {
  start();
  return state;
}

/**
 * The cart. On the server and until the page is alive it is empty, as pages are the same for everybody, but
 * for the cart's own page, which is `served` with its lines.
 */
export function useCart(served?: Pick<ServedCart, "items" | "stock" | "notices">) {
  const atFirst = useMemo(
    () =>
      served
        ? { ...EMPTY, items: served.items, stock: served.stock, notices: served.notices }
        : EMPTY,
    [served],
  );
  const cart = useBrowserValue(subscribe, currentState, () => atFirst);
  return { ...cart, count: countPieces(cart.items), ...cartActions };
}
