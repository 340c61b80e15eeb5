import { VISITOR_HEADER } from "@eldercare/contracts/visitor-address";
import { describe, expect, it } from "vitest";
import { noteMissedCall } from "./missed-calls";
import { callForVisitor } from "./visitor.server";
import { visitorHeaders } from "./visitor-headers";

const FOR_ALL = { "Cache-Control": "public, max-age=0, must-revalidate", ETag: 'W/"1"' };

/** The page that is answered when `make` is done while it is made. */
async function pageMade(make: () => void): Promise<Headers> {
  const request = new Request("https://shop.example/", { headers: { [VISITOR_HEADER]: "me" } });
  const answer = await callForVisitor({ request } as never, async () => {
    await Promise.resolve();
    make();
    return new Response("page", { headers: FOR_ALL });
  });
  return (answer as Response).headers;
}

describe("a page that is made for a visitor", () => {
  it("is for everybody when all that it asks for was answered", async () => {
    const headers = await pageMade(() =>
      expect(visitorHeaders()).toEqual({ [VISITOR_HEADER]: "me" }),
    );
    expect(headers.get("cache-control")).toBe(FOR_ALL["Cache-Control"]);
  });

  it("is for this visitor alone when a part is missing, such as to one with too many reads", async () => {
    const headers = await pageMade(noteMissedCall);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("etag")).toBeNull();
    expect((await pageMade(() => undefined)).get("etag")).toBe(FOR_ALL.ETag);
  });
});
