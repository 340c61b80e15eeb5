import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import { readVisitorHeader, VISITOR_HEADER } from "@eldercare/contracts/visitor-address";
import { shopSettings } from "../../settings";
import { isSameSecret } from "./same-secret";

type Caller = Pick<IncomingMessage, "headers" | "socket">;

/** Whose word about a caller is believed. */
export interface AddressTrust {
  /** How many proxies of ours stand before Medusa's port. */
  proxies: number;
  /** What the storefront's server proves itself with; without it its word is worth nothing. */
  storefrontSecret: string | undefined;
}

/** This machine: no network of anybody's. */
const LOOPBACK = "::1";

/** Whose request it is, for limits; see {@link callerAddress}. */
export function clientAddress(request: Caller): string {
  return callerAddress(request, trustOfShop());
}

function trustOfShop(): AddressTrust {
  const { MEDUSA_TRUSTED_PROXIES: proxies, STOREFRONT_SECRET: storefrontSecret } = shopSettings();
  return { proxies, storefrontSecret };
}

/**
 * The visitor that the storefront names, by its secret; else the entry of X-Forwarded-For that the
 * outermost of our proxies wrote, and nothing further to the left, which anybody may write; without
 * proxies the peer. A whole IPv6 /64 counts as one, because its owner has all of its addresses.
 */
export function callerAddress(
  request: Caller,
  { proxies, storefrontSecret }: AddressTrust,
): string {
  const visitor = storefrontSecret && namedVisitor(request, storefrontSecret);
  const address = withoutMapping(visitor || forwardedAddress(request, proxies));
  return isIPv6(address) && address !== LOOPBACK ? networkOf(address) : address;
}

/**
 * Whether the id that a request comes with is believed: the storefront's, which proves itself by its
 * secret, and that of a proxy of ours, which is asked to write one over the visitor's (docs/operations.md).
 */
export function mayNameRequests(request: Caller, trust: AddressTrust = trustOfShop()): boolean {
  return trust.proxies > 0 || isFromStorefront(request, trust);
}

/** Whether a request comes from the storefront's server, which proves itself by its secret. */
export function isFromStorefront(
  request: Caller,
  { storefrontSecret: secret }: AddressTrust = trustOfShop(),
): boolean {
  return secret !== undefined && namedVisitor(request, secret) !== undefined;
}

function namedVisitor({ headers }: Caller, expected: string): string | undefined {
  const { address, secret } = readVisitorHeader(String(headers[VISITOR_HEADER] ?? ""));
  return isSameSecret(secret, expected) ? address : undefined;
}

function forwardedAddress(request: Caller, proxies: number): string {
  const peer = request.socket.remoteAddress ?? "";
  const entries = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  // The nearest hop first: our proxies are the peer and the last entries but one.
  const hops = [peer, ...entries.reverse()].slice(0, proxies + 1);
  return hops.findLast((hop) => isIP(withoutMapping(hop)) !== 0) ?? peer;
}

function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** The first four groups, written out. */
function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail?.split(":").filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array<string>(gap).fill("0"), ...back]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, "").toLowerCase())
    .join(":");
}

/** What {@link callerAddress} answers, as people and programs read it: a network of IPv6 with its length. */
export function shownAddress(address: string): string {
  return isIP(address) ? address : `${shortIpv6(`${address}::`)}/64`;
}

/** As RFC 5952 writes it: URLs do. */
const shortIpv6 = (address: string) => new URL(`http://[${address}]`).hostname.slice(1, -1);
