import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { personalPageHeaders } from "./personal-page.server";

const ROUTES = new URL("../routes/", import.meta.url);
const NONE = new Headers();
const LOADED = new Headers({ "Cache-Control": "private, no-store", "Set-Cookie": "of=loader" });
const POSTED = new Headers({ "Cache-Control": "private, no-store", "Set-Cookie": "of=form" });

const sent = (actionHeaders: Headers) =>
  personalPageHeaders({
    ...{ loaderHeaders: LOADED, actionHeaders, parentHeaders: NONE, errorHeaders: undefined },
  });

it("a page of one person sends what its form said, else what it loaded", () => {
  expect(sent(NONE)).toBe(LOADED);
  expect(sent(POSTED)).toBe(POSTED);
});

it("no route has a rule of its own about its headers", () => {
  const own = readdirSync(ROUTES).filter((name) =>
    /loaderHeaders|actionHeaders/.test(readFileSync(new URL(name, ROUTES), "utf8")),
  );
  expect(own).toEqual([]);
});
