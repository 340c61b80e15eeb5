import { expect, it } from "vitest";
import { newsIsDue } from "./news-is-due";

const at = (time: string) => new Date(`2026-11-23T${time}:00-05:00`);

it("is always due where each order is told", () => {
  expect(newsIsDue({ when: "each" }, at("02:00"))).toBe(true);
});

it("is due in one hour of the morning of the shop's time zone where it is told once a day", () => {
  const due = ["06:59", "07:00", "07:59", "08:00"].map((time) =>
    newsIsDue({ when: "daily" }, at(time)),
  );
  expect(due).toEqual([false, true, true, false]);
});

it("is never due where it is off", () => {
  expect(newsIsDue({ when: "off" }, at("07:00"))).toBe(false);
});
