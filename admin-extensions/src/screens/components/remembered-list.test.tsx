import { expect, it } from "vitest";
import { rememberedList, rememberList } from "./remembered-list";

it("keeps what narrows a list of products or guides, and not which row is open", () => {
  rememberList("/admin/products", new URLSearchParams("stock=low&published=false&view=prod_1"));
  expect(rememberedList("/admin/products")).toBe("stock=low&published=false");
});
