import { expect, test } from "vitest";
import { codeCookie, codesOfCookies } from "./code-cookie";

test("codes are read as they were kept", () => {
  const { name, value, maxAge } = codeCookie(["SPRING10", "été; 5 %"]);
  expect(maxAge).toBe(7 * 24 * 60 * 60);
  expect(codesOfCookies(`a=1; ${name}=${value}; b=2`)).toEqual(["SPRING10", "été; 5 %"]);
});

test("without codes there is no cookie", () => {
  expect(codeCookie([])).toMatchObject({ value: "", maxAge: 0 });
});

test.each(["", "eldercare-codes=", "eldercare-codes=%5Bbroken", "eldercare-codes=%7B%7D"])(
  "%o holds no codes",
  (cookies) => {
    expect(codesOfCookies(cookies)).toEqual([]);
  },
);
