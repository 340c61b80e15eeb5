import { describe, expect, it } from "vitest";
import { formOfRequest } from "./form-of-request.server";

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

const posted = (body: RequestInit["body"], headers: Record<string, string> = FORM) =>
  new Request("http://shop.invalid/cart", {
    method: "POST",
    headers,
    body: body as BodyInit,
    duplex: "half",
  } as RequestInit);

const refusalOf = (request: Request) =>
  formOfRequest(request).then(
    () => "taken",
    (error: unknown) => (error instanceof Response ? error.status : error),
  );

describe("a form that was posted to a page", () => {
  it("is read, of whichever of the two kinds it is", async () => {
    const form = await formOfRequest(posted("intent=add&product=a%20b"));
    expect(Object.fromEntries(form)).toEqual({ intent: "add", product: "a b" });
    const parts = new FormData();
    parts.set("name", "Zoé");
    const multipart = new Request("http://shop.invalid/", { method: "POST", body: parts });
    expect((await formOfRequest(multipart)).get("name")).toBe("Zoé");
  });

  it("has each line's end as one character, as the field counts it", async () => {
    const form = await formOfRequest(posted("message=Hello,%0D%0A%0D%0Athe+cane+is+fine."));
    expect(form.get("message")).toBe("Hello,\n\nthe cane is fine.");
  });

  it("is refused with 413 when it says that it is too long, before any of it is read", async () => {
    const endless = new ReadableStream({
      pull() {
        throw new Error("read");
      },
    });
    const request = posted(endless, { ...FORM, "Content-Length": String(200 * 1024 * 1024) });
    expect(await refusalOf(request)).toBe(413);
  });

  it("is refused with 413 once too much has come, when it does not say how long it is", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(16 * 1024).fill(97));
      },
    });
    expect(await refusalOf(posted(endless))).toBe(413);
    expect(sent).toBeLessThan(10);
  });

  it("is refused with 400 when it is none", async () => {
    expect(await refusalOf(posted("{}", { "Content-Type": "application/json" }))).toBe(400);
    expect(await refusalOf(posted("x", { "Content-Type": "multipart/form-data" }))).toBe(400);
  });
});
