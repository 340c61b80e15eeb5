import { createHash } from "node:crypto";
import { ACCOUNT_CART_COOKIE_DAYS, type AccountCartBody, lineIdOf } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import type { MedusaRequest } from "@medusajs/framework/http";
import { idInSealedToken, sealedToken } from "../../sealed-token";
import type { Heard } from "../../workflows/cart/merge-carts";
import { keepSealedCookie, sealedCookieOf, tokenContext } from "./sealed-cookie";

/**
 * What an account last heard of this browser's cart, in a cookie of the browser: so a change can be
 * told from what is old, and one person's lines from another's (decision 057). It holds
 * fingerprints instead of ids.
 */

const SECONDS = ACCOUNT_CART_COOKIE_DAYS * 24 * 60 * 60;
/** Where carts are told of, also by the server of the pages. */
const PATHS = [addressOf("cart.keep"), "/cart", "/auth"];
const MARK = "~";
/** 36 bits tell a cart's lines apart; 200 of them still fit into a cookie. */
const CODE_LENGTH = 6;

export interface HeardCart {
  heard: Heard;
  /** Whether it was this account that heard it. */
  isOf: (accountId: string) => boolean;
}

/** What this browser's cookie says; nothing was heard where there is none. */
export function heardCartOf(request: MedusaRequest): HeardCart {
  const token = sealedCookieOf(request, "cart");
  const id = token && idInSealedToken("heard-cart", token, tokenContext(request));
  const [account, ...lines] = id ? id.split(MARK) : [];
  const pieces = new Map(
    lines.map((line) => [line.slice(0, CODE_LENGTH), Number(line.slice(CODE_LENGTH))]),
  );
  return {
    heard: (lineId) => pieces.get(codeOf(lineId)) ?? 0,
    isOf: (accountId) => account === markOf(accountId),
  };
}

/** From now on the account has heard of these lines. */
export function rememberHeardCart(
  request: MedusaRequest,
  accountId: string,
  items: AccountCartBody["items"],
): void {
  const lines = items.map(({ qty, ...subject }) => `${codeOf(lineIdOf(subject))}${qty}`);
  const id = [markOf(accountId), ...lines].join(MARK);
  const token = sealedToken("heard-cart", { id, seconds: SECONDS }, tokenContext(request));
  keepSealedCookie(request, "cart", token, { paths: PATHS, seconds: SECONDS });
}

const fingerprint = (text: string) => createHash("sha256").update(text).digest("base64url");
const codeOf = (lineId: string) => fingerprint(lineId).slice(0, CODE_LENGTH);
const markOf = (accountId: string) => fingerprint(accountId).slice(0, 16);
