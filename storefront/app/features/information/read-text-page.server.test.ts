import { contentOf } from "@eldercare/contracts/content";
import { expect, it, vi } from "vitest";
import { readContent } from "~/api/content.server";
import { readTextPage } from "./read-text-page.server";

vi.mock("~/api/content.server");

it("the shop's address stands in a text as it is written, also where it begins like a heading or a step", async () => {
  const address = { ...contentOf("everywhere").address, street: "# 5 – 12 Elm Street" };
  const body = "## Where we are\nWrite to us:\n{address}\n\n{address}";
  vi.mocked(readContent).mockImplementation(async (page) => ({
    ...contentOf(page),
    ...(page === "everywhere" ? { address } : { body }),
  }));
  const { city, province, postalCode } = address;
  const inFull = `# 5 – 12 Elm Street, ${city}, ${province} ${postalCode}`;
  expect((await readTextPage("terms")).sections[0]?.blocks).toEqual([
    { kind: "text", text: `Write to us: ${inFull}` },
    { kind: "text", text: inFull },
  ]);
});
