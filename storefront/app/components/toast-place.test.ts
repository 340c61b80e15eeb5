import { describe, expect, it } from "vitest";
import { bestToastPlace, type Pressable } from "./toast-place";

const TOAST = { width: 390, height: 120 };
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

const pressable = (top: number, weight = 1, left = 20, right = 300): Pressable => ({
  ...{ left, right, top, bottom: top + 48, weight },
});

describe("the place of a toast", () => {
  it("is the bottom edge at the right, where nothing lies there that can be pressed", () => {
    expect(bestToastPlace(TOAST, PHONE, [pressable(300)])).toBe("bottom-right");
  });

  it("is never over the button that comes next", () => {
    const signIn = pressable(760, 10);
    expect(bestToastPlace(TOAST, PHONE, [pressable(20), signIn])).toBe("top-right");
  });

  it("is on the other side of a panel at the right", () => {
    const checkout = pressable(700, 10, 820, 1260);
    expect(bestToastPlace(TOAST, DESK, [checkout])).toBe("bottom-left");
  });
});
