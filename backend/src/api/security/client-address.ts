import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";

/** Neighbours on the same machine or in the same private network: the proxies of the shop. */
const neighbours = new BlockList();
neighbours.addSubnet("127.0.0.0", 8);
neighbours.addSubnet("10.0.0.0", 8);
neighbours.addSubnet("172.16.0.0", 12);
neighbours.addSubnet("192.168.0.0", 16);
neighbours.addAddress("::1", "ipv6");
neighbours.addSubnet("fc00::", 7, "ipv6");

/**
 * Whose request it is, for limits. Only a neighbour's word about the caller is believed, and only
 * the last one in X-Forwarded-For, which that neighbour wrote. A whole IPv6 /64 counts as one,
 * because its owner has all of its addresses.
 */
export function clientAddress(request: Pick<IncomingMessage, "headers" | "socket">): string {
  const peer = withoutMapping(request.socket.remoteAddress ?? "");
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  const address = forwarded && isIP(forwarded) && isNeighbour(peer) ? forwarded : peer;
  return isIPv6(address) ? networkOf(address) : address;
}

function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

function isNeighbour(address: string): boolean {
  return neighbours.check(address, isIPv6(address) ? "ipv6" : "ipv4");
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
