import { describe, expect, it } from "vitest";
import { bestToastPlace, type Pressable, type ToastPlace } from "./toast-place";

const TOAST = { width: 390, height: 120 };
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

const pressable = (top: number, weight = 1, left = 20, right = 300): Pressable => ({
  ...{ left, right, top, bottom: top + 48, weight },
});

const at = (edge: ToastPlace["edge"], side: ToastPlace["side"], offset = 0): ToastPlace => ({
  ...{ edge, side, offset },
});

describe("the place of a toast", () => {
  it("is the bottom edge at the right, where nothing lies there that can be pressed", () => {
    expect(bestToastPlace(TOAST, PHONE, [pressable(300)])).toEqual(at("bottom", "right"));
  });

  it("is never over the button that comes next", () => {
    const signIn = pressable(760, 10);
    expect(bestToastPlace(TOAST, PHONE, [signIn])).toEqual(at("top", "right"));
  });

  it("is on the other side of a panel at the right", () => {
    const checkout = pressable(700, 10, 820, 1260);
    expect(bestToastPlace(TOAST, DESK, [checkout])).toEqual(at("bottom", "left"));
  });

  it("is between what can be pressed where something lies at each edge", () => {
    const [menu, email, signIn] = [pressable(20), pressable(300, 10), pressable(760, 10)];
    const below = bestToastPlace(TOAST, PHONE, [menu, email, signIn]);
    expect(below).toEqual(at("bottom", "right", 844 - 760));
    const fields = [420, 490, 560, 630, 700].map((top) => pressable(top, 10));
    const above = bestToastPlace(TOAST, PHONE, [menu, email, ...fields, signIn]);
    expect(above).toEqual(at("bottom", "right", 844 - 300));
  });

  it("covers what matters least where nothing is free", () => {
    const rows = Array.from({ length: 12 }, (_, row) => pressable(row * 70, row < 10 ? 10 : 1));
    expect(bestToastPlace(TOAST, PHONE, rows)).toEqual(at("bottom", "right"));
  });
});
