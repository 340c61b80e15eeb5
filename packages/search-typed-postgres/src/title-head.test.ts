import { describe, expect, it } from "vitest";
import { titleHead } from "./title-head";

describe("titleHead", () => {
  it.each([
    ["Oak Table", "Table"],
    ["Table Lamp", "Lamp"],
    ["Lamp Shade, Red", "Shade"],
    ["Folding Table with Drawer", "Table"],
    ["Rubber Feet for Tables", "Feet"],
    ["Two-in-One Desk Chair", "Chair"],
    ["Desk Chair 500 lb", "Chair"],
    ["Paint (white)", "Paint"],
    ["Oak Chair Set, 4", "Chair Set"],
    ["Set", "Set"],
    ["Chairs", "Chairs"],
    ["  ", ""],
  ])("finds what %s names", (title, head) => {
    expect(titleHead(title, "english")).toBe(head);
  });

  it("finds it at the beginning in French", () => {
    expect(titleHead("Table pliante à tiroir", "french")).toBe("Table");
  });
});
