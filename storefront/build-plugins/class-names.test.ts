import { expect, test } from "vitest";
import { className } from "./class-names";

const ofHeader = (name: string, query = "") =>
  className(name, `/shop/app/header.module.css${query}`);

test("two files' classes of one name are told apart, those of one file end alike", () => {
  expect(ofHeader("row")).not.toBe(className("row", "/shop/app/footer.module.css"));
  expect(ofHeader("row").slice("row".length)).toBe(ofHeader("home").slice("home".length));
});

test("server and browser call a class the same, however its file is asked for", () => {
  expect(ofHeader("row", "?inline")).toBe(ofHeader("row"));
  expect(ofHeader("row")).toMatch(/^row_[\w-]{4}$/);
});
