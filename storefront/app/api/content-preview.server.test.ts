import { PREVIEW_HEADER } from "@eldercare/contracts/content-preview";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "./api-error";
import { previewHeaders, previewOfPage, showDrafts } from "./content-preview.server";
import { shopApi } from "./shop-api";

vi.mock("./shop-api", () => ({ shopApi: { call: vi.fn() } }));
const call = vi.mocked(shopApi.call);
beforeEach(() => void call.mockReset());

/** What a page knows of its preview while it is made, and its answer's headers. */
async function pageAt(path: string) {
  let known: unknown;
  const request = new Request(`https://shop.example${path}`);
  const answer = await showDrafts({ request } as never, async () => {
    await Promise.resolve();
    known = { shows: previewOfPage(), headers: previewHeaders() };
    return new Response("page", { headers: { "Cache-Control": "public", ETag: "1" } });
  });
  return { known, headers: (answer as Response).headers };
}

describe("a page at the address of a preview", () => {
  it("asks Medusa for drafts, and is for whoever has the address", async () => {
    call.mockResolvedValue({});
    const { known, headers } = await pageAt("/about?preview=a.b.c");
    expect(known).toEqual({ shows: "drafts", headers: { [PREVIEW_HEADER]: "a.b.c" } });
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect([headers.get("ETag"), headers.get("X-Robots-Tag")]).toEqual([null, "noindex"]);
  });

  it("is what everybody sees, and says so, once its time is over", async () => {
    call.mockRejectedValue(new ApiError(400, "", "This preview is over."));
    const { known, headers } = await pageAt("/?preview=a.b.c");
    expect(known).toEqual({ shows: "over", headers: {} });
    expect(headers.get("Cache-Control")).toBe("private, no-store");
  });
});

it("any other page is none, and stays as it is", async () => {
  const { known, headers } = await pageAt("/about");
  expect(known).toEqual({ shows: null, headers: {} });
  expect(headers.get("Cache-Control")).toBe("public");
  expect(call).not.toHaveBeenCalled();
});
