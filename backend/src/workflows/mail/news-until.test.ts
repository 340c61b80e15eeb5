import { expect, it } from "vitest";
import { newsUntil } from "./news-until";

const at = (time: string) => new Date(`2026-11-23T${time}:00-05:00`);

it("is open where each order is told", () => {
  expect(newsUntil({ when: "each" }, at("02:00"))).toBeNull();
});

it("is the last morning where they are told once a day: one mail, and late rather than never", () => {
  const until = ["06:59", "07:00", "07:55", "15:00"].map((time) =>
    newsUntil({ when: "daily" }, at(time))?.toISOString(),
  );
  const today = at("07:00").toISOString();
  expect(until).toEqual(["2026-11-22T12:00:00.000Z", today, today, today]);
});

it("is in the morning of the shop's clock, also when clocks change", () => {
  const onSunday = newsUntil({ when: "daily" }, new Date("2026-11-01T17:00:00Z"));
  expect(onSunday?.toISOString()).toBe("2026-11-01T12:00:00.000Z");
  const before = newsUntil({ when: "daily" }, new Date("2026-11-01T11:30:00Z"));
  expect(before?.toISOString()).toBe("2026-10-31T11:00:00.000Z");
});
