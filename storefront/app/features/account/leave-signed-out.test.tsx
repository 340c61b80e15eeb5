import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leaveSignedOut } from "./leave-signed-out";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a tab that is signed out keeps nothing of the person, such as the address they typed", () => {
  window.sessionStorage.setItem("eldercare-checkout", '{"values":{"address":"1 Elm Street"}}');
  leaveSignedOut();
  expect(window.sessionStorage).toHaveLength(0);
});
