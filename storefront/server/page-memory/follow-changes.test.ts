import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  type ChangeNotice,
  changeEvent,
  STOREFRONT_HEADER,
} from "@eldercare/contracts/change-notices";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eventReader, followChanges } from "./follow-changes.ts";

/** Unit tests run beside the compiler; vitest itself waits for one second. */
const PATIENCE_MS = 15_000;

const SECRET = "a secret of the two servers, long enough";

let end: () => void = () => undefined;
afterEach(() => end());

/** A storefront that follows a Medusa of the test; `told` is what its memory was told, in order. */
async function following() {
  const streams: { request: IncomingMessage; response: ServerResponse }[] = [];
  const server = createServer((request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write(changeEvent("changed"));
    streams.push({ request, response });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const medusaUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const told: string[] = [];
  const { stop, heard } = followChanges(
    { medusaUrl, secret: SECRET },
    {
      end: (products) => void told.push(["end", ...(products ?? [])].join(" ")),
      confirm: () => void told.push("confirm"),
      lose: () => void told.push("lose"),
    },
  );
  end = () => {
    stop();
    server.closeAllConnections();
    server.close();
  };
  await heard;
  return { streams, told };
}

describe("a storefront that follows what changes", () => {
  it("proves who it is, and begins with nothing", async () => {
    const { streams, told } = await following();
    expect(streams[0]?.request.headers[STOREFRONT_HEADER]).toBe(SECRET);
    expect(told).toEqual(["end", "confirm"]);
  });

  it("hears that nothing changed, and that something did", async () => {
    const { streams, told } = await following();
    streams[0]?.response.write(changeEvent("unchanged") + changeEvent("changed"));
    await vi.waitFor(
      () => expect(told).toEqual(["end", "confirm", "confirm", "end", "confirm"]),
      PATIENCE_MS,
    );
  });

  it("hears of which products there are more or fewer, where nothing else changed", async () => {
    const { streams, told } = await following();
    streams[0]?.response.write(changeEvent("changed prod_1 prod_2"));
    await vi.waitFor(
      () => expect(told.slice(2)).toEqual(["end prod_1 prod_2", "confirm"]),
      PATIENCE_MS,
    );
  });

  it("trusts nothing when the connection ends, and begins anew with the next", async () => {
    const { streams, told } = await following();
    streams[0]?.response.destroy();
    await vi.waitFor(
      () => expect(told).toEqual(["end", "confirm", "lose", "end", "confirm"]),
      PATIENCE_MS,
    );
    expect(streams).toHaveLength(2);
  });

  it("trusts nothing that is no notice", async () => {
    const { streams, told } = await following();
    streams[0]?.response.write("<html>\n\n");
    await vi.waitFor(() => expect(told).toContain("lose"), PATIENCE_MS);
  });
});

describe("the stream of changes", () => {
  it("may come in any pieces", () => {
    const notices: ChangeNotice[] = [];
    const read = eventReader((notice) => notices.push(notice));
    for (const letter of changeEvent("changed") + changeEvent("unchanged")) read(letter);
    expect(notices).toEqual(["changed", "unchanged"]);
  });

  it("is refused when an event has no end", () => {
    const read = eventReader(() => undefined);
    expect(() => read("x".repeat(2000))).toThrow("no stream of changes");
  });
});
