import { EventEmitter } from "node:events";
import type { MedusaContainer } from "@medusajs/framework/types";
import { expect, it, vi } from "vitest";
import { MAIL_OUTBOX_MODULE } from "../modules/mail-outbox";
import { startMailWorker } from "./mail-worker";

it("a mail stays in the hand of whoever sends it for as long as that takes, and no longer", async () => {
  vi.useFakeTimers();
  try {
    const waiting = [{ id: "mail_1", template: "welcome", data: {}, recipient: "ada@example.ca" }];
    const outbox = {
      events: new EventEmitter(),
      claimDueMail: async () => waiting.pop(),
      keepInHand: vi.fn(async () => undefined),
      markFailed: vi.fn(async () => undefined),
    };
    const container = {
      resolve: (name: string) => (name === MAIL_OUTBOX_MODULE ? outbox : { warn: () => undefined }),
    } as unknown as MedusaContainer;
    let fail: (reason: Error) => void = () => undefined;
    const sending = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    const shop = { url: "https://shop.example", readTexts: () => sending };
    const worker = startMailWorker(container, shop);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outbox.keepInHand.mock.calls.length).toBeGreaterThan(5);
    expect(outbox.keepInHand).toHaveBeenCalledWith("mail_1");

    fail(new Error("The mail server said no."));
    await vi.advanceTimersByTimeAsync(1000);
    expect(outbox.markFailed).toHaveBeenCalledOnce();
    outbox.keepInHand.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outbox.keepInHand).not.toHaveBeenCalled();
    await worker.stop();
  } finally {
    vi.useRealTimers();
  }
});
