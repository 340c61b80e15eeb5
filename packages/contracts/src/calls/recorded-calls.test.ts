import { expect, test } from "vitest";
import { methodOfCall } from "./address-of.js";
import type { CallName } from "./addresses.js";
import { CALL_NAMES, callOf } from "./table.js";

/** Calls of staff that leave no security event behind, and why. */
const UNRECORDED: Partial<Record<CallName, string>> = {
  "moneyBack.ask": "asks what would happen; paying it back is recorded",
  "moneyCheck.run": "compares, and changes nothing of an order or a payment",
  "session.stay": "says only that somebody is there",
  "images.upload":
    "nothing shows an image until something that names it is saved, which is recorded",
  "products.changeTogether": "checks a change and writes nothing; applying it is recorded",
  "orderEdits.ask": "asks what a change would do; making it is recorded",
  "phoneOrders.totals": "reckons what a cart comes to and keeps nothing",
  "contentTexts.sendTest": "sends a mail to whoever asks, and changes nothing",
  "imports.begin": "checks a file and writes nothing of the catalog; applying it is recorded",
  "missingImages.retry":
    "fetches what an applied import named; applying it is recorded, and the log counts what came",
  "missingImages.forget": "changes a list of tries, nothing of the catalog",
  "imports.chooseColumns": "says what a file means; applying it is recorded",
  "users.resendVerification": "sends the mail that its owner can ask for too; the outbox has it",
};

const isFile = (name: CallName) => ["csv", "file", "table"].includes(String(callOf(name).answer));

test("every call of staff that changes something or takes data away is recorded, or is excused by a reason", () => {
  const meant = CALL_NAMES.filter(
    (name) => callOf(name).access === "staff" && (methodOfCall(name) !== "GET" || isFile(name)),
  );
  const unrecorded = meant.filter((name) => !callOf(name).records);
  expect([...unrecorded].sort()).toEqual(Object.keys(UNRECORDED).sort());
});
