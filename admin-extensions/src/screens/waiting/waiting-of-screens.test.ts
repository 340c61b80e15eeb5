import { expect, test } from "vitest";
import { waitingOfScreens } from "./waiting-of-screens";

test("what waits is said in words at its screen, and nothing where nothing waits", () => {
  const waiting = waitingOfScreens({
    ...{ toPack: 1, openMessages: 12, reviewsToJudge: 0, failedMails: 0 },
  });
  expect([...waiting]).toEqual([
    ["/admin/orders", { count: 1, words: "1 order to pack" }],
    ["/admin/messages", { count: 12, words: "12 open messages" }],
  ]);
});
