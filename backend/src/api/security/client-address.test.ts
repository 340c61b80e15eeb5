import type { IncomingMessage } from "node:http";
import { VISITOR_HEADER, visitorHeader } from "@eldercare/contracts/visitor-address";
import { describe, expect, it } from "vitest";
import { type AddressTrust, callerAddress, mayNameRequests, shownAddress } from "./client-address";

const SECRET = "between-storefront-and-medusa-only";

interface Said {
  forwardedFor?: string;
  visitor?: string;
}

const addressOf = (peer: string, said: Said = {}, trust: Partial<AddressTrust> = {}) => {
  const headers = {
    ...(said.forwardedFor ? { "x-forwarded-for": said.forwardedFor } : {}),
    ...(said.visitor ? { [VISITOR_HEADER]: said.visitor } : {}),
  };
  const request = { socket: { remoteAddress: peer }, headers } as unknown as IncomingMessage;
  return callerAddress(request, { proxies: 0, storefrontSecret: SECRET, ...trust });
};

describe("address of a caller", () => {
  it.each(["203.0.113.7", "127.0.0.1", "10.0.0.4", "::ffff:10.0.0.4"])(
    "is the peer's own without a proxy, whatever %s claims",
    (peer) => {
      const own = peer.replace("::ffff:", "");
      expect(addressOf(peer)).toBe(own);
      for (const forwardedFor of ["6.6.6.6", "6.6.6.6, 7.7.7.7", "6.6.6.6, 7.7.7.7, 8.8.8.8"]) {
        expect(addressOf(peer, { forwardedFor })).toBe(own);
      }
    },
  );

  it.each([
    ["203.0.113.7", 1],
    ["6.6.6.6, 203.0.113.7", 1],
    ["6.6.6.6, 7.7.7.7, 203.0.113.7", 1],
    ["203.0.113.7, 10.0.0.2", 2],
    ["6.6.6.6, 203.0.113.7, 10.0.0.2", 2],
    ["6.6.6.6, 7.7.7.7, 203.0.113.7, 10.0.0.2", 2],
    ["6.6.6.6, 203.0.113.7, 10.0.0.3, 10.0.0.2", 3],
  ])("is what the outermost of our proxies saw: %s by %i", (forwardedFor, proxies) => {
    expect(addressOf("10.0.0.1", { forwardedFor }, { proxies })).toBe("203.0.113.7");
  });

  it("is the proxy's own when that says nothing, or nothing that is an address", () => {
    expect(addressOf("10.0.0.1", {}, { proxies: 1 })).toBe("10.0.0.1");
    for (const forwardedFor of ["<script>", "unknown", "203.0.113.7:80", ",,,"]) {
      expect(addressOf("10.0.0.1", { forwardedFor }, { proxies: 1 })).toBe("10.0.0.1");
    }
  });

  it("is whom the storefront names, and nobody else's word for it", () => {
    const visitor = visitorHeader("203.0.113.7", SECRET);
    expect(addressOf("127.0.0.1", { visitor, forwardedFor: "6.6.6.6" })).toBe("203.0.113.7");
    const forged = [
      visitorHeader("6.6.6.6", "guess"),
      "6.6.6.6",
      `${visitorHeader("6.6.6.6", SECRET)}x`,
    ];
    for (const other of forged) {
      expect(addressOf("198.51.100.1", { visitor: other })).toBe("198.51.100.1");
    }
    const empty = visitorHeader("6.6.6.6", "");
    expect(addressOf("10.0.0.1", { visitor: empty }, { storefrontSecret: undefined })).toBe(
      "10.0.0.1",
    );
  });

  it("is the same for all addresses of one IPv6 network", () => {
    expect(addressOf("2001:db8:0:7::1")).toBe("2001:db8:0:7");
    expect(addressOf("2001:0DB8:0000:0007:aaaa:bbbb:cccc:dddd")).toBe("2001:db8:0:7");
    expect(addressOf("2001:db8:0:8::1")).not.toBe("2001:db8:0:7");
    expect(addressOf("::1", { visitor: visitorHeader("2001:db8:0:7::9", SECRET) })).toBe(
      "2001:db8:0:7",
    );
  });
});

it.each([
  ["::1", "::1"],
  ["::ffff:127.0.0.1", "127.0.0.1"],
  ["2001:db8::7", "2001:db8::/64"],
  ["2001:db8:0:1:2:3:4:5", "2001:db8:0:1::/64"],
])("%s is shown as %s", (peer, shown) => {
  expect(shownAddress(addressOf(peer))).toBe(shown);
});

it("a request is named by the storefront, which has the secret, and by proxies of ours; by nobody else", () => {
  const named = (visitor: string | undefined, proxies = 0) => {
    const headers = visitor === undefined ? {} : { [VISITOR_HEADER]: visitor };
    const request = { socket: { remoteAddress: "203.0.113.7" }, headers };
    const caller = request as unknown as IncomingMessage;
    return mayNameRequests(caller, { proxies, storefrontSecret: SECRET });
  };
  expect(named(visitorHeader("203.0.113.7", SECRET))).toBe(true);
  expect(named(visitorHeader("203.0.113.7", "guess"))).toBe(false);
  expect(named(undefined)).toBe(false);
  expect(named(undefined, 1)).toBe(true);
});
