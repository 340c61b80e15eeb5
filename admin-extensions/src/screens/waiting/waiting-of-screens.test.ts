import { expect, test } from "vitest";
import { waitingOfScreens, waitingTasks } from "./waiting-of-screens";

const NOTHING = {
  toPack: 0,
  toSend: 0,
  openReturns: 0,
  moneyMismatches: 0,
  openMessages: 0,
  reviewsToJudge: 0,
  failedMails: 0,
};

test("what waits is said in words at its screen, and nothing where nothing waits", () => {
  const waiting = waitingOfScreens({ ...NOTHING, toPack: 1, openMessages: 12 });
  expect([...waiting]).toEqual([
    ["/admin/orders", { count: 1, words: "1 order to pack" }],
    ["/admin/messages", { count: 12, words: "12 open messages" }],
  ]);
});

test("what is to be packed waits at Packing for whoever has no list of orders", () => {
  const waiting = waitingOfScreens({ ...NOTHING, toPack: 2 }, (path) => path !== "/admin/orders");
  expect([...waiting]).toEqual([["/admin/packing", { count: 2, words: "2 orders to pack" }]]);
});

test("orders that are packed and have not left are told apart from those to pack", () => {
  const work = { ...NOTHING, toPack: 4, toSend: 1 };
  expect(waitingTasks(work).map(({ words, href }) => `${words} ${href}`)).toEqual([
    "4 orders to pack /admin/packing?stage=to-pack",
    "1 packed order to send /admin/packing?stage=to-send",
  ]);
  expect(waitingOfScreens(work).get("/admin/orders")).toEqual({
    count: 5,
    words: "4 orders to pack, 1 packed order to send",
  });
});
