import { describe, expect, it } from "vitest";
import { postListAddress, readPostListView } from "./post-list-view";

const read = (query: string) => readPostListView(new URLSearchParams(query));

describe("an address of the guide list", () => {
  it("starts on page 1 without search or topic", () => {
    expect(read("")).toEqual({ page: 1, search: "", topic: "" });
  });

  it("holds page, trimmed search and topic", () => {
    expect(read("page=2&search=+cane+&topic=Safety+Tips")).toEqual({
      page: 2,
      search: "cane",
      topic: "Safety Tips",
    });
  });

  it.each(["0", "-1", "1.5", "two", "1e99", ""])("takes page %s for the first", (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });

  it("knows no topics but its own", () => {
    expect(read("topic=Anything").topic).toBe("");
  });

  it("survives being written and read again", () => {
    const view = { page: 3, search: "a & b", topic: "Health & Wellness" };
    const address = postListAddress(view);
    expect(read(address.replace("/blog?", ""))).toEqual(view);
  });

  it("is plain for the first page of all guides", () => {
    expect(postListAddress({ page: 1, search: "", topic: "" })).toBe("/blog");
  });
});
