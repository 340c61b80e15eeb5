import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { clientAddress } from "./client-address";

const request = (remoteAddress: string, forwardedFor?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwardedFor ? { "x-forwarded-for": forwardedFor } : {},
  }) as unknown as IncomingMessage;

describe("address of a caller", () => {
  it("is the peer's own without a proxy", () => {
    expect(clientAddress(request("203.0.113.7"))).toBe("203.0.113.7");
  });

  it("is what the shop's proxy says, which is the last entry", () => {
    expect(clientAddress(request("127.0.0.1", "198.51.100.1, 203.0.113.7"))).toBe("203.0.113.7");
    expect(clientAddress(request("::ffff:172.18.0.3", "203.0.113.7"))).toBe("203.0.113.7");
  });

  it("is not what a stranger claims", () => {
    expect(clientAddress(request("203.0.113.7", "198.51.100.1"))).toBe("203.0.113.7");
  });

  it("is the proxy's own when the claim is no address", () => {
    expect(clientAddress(request("127.0.0.1", "<script>"))).toBe("127.0.0.1");
  });

  it("is the same for all addresses of one IPv6 network", () => {
    const one = clientAddress(request("::1", "2001:db8:0:7::1"));
    const other = clientAddress(request("::1", "2001:0DB8:0000:0007:aaaa:bbbb:cccc:dddd"));
    expect(one).toBe("2001:db8:0:7");
    expect(other).toBe(one);
    expect(clientAddress(request("::1", "2001:db8:0:8::1"))).not.toBe(one);
  });
});
