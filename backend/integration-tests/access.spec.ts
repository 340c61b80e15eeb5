import { ErrorResponse } from "@eldercare/contracts";
import {
  type Access,
  ADDRESSES,
  CALL_NAMES,
  type CallName,
  callOf,
  pathOf,
} from "@eldercare/contracts/calls";
import { failuresOf } from "@eldercare/contracts/openapi";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper } from "./support/shopper";
import { Staff, upload } from "./support/staff";
import { type Question, Visitor, type VisitorAnswer } from "./support/visitor";

/**
 * Tries every call of the table as everybody who may come, and compares with what the table says.
 * New calls are tried without a change here.
 */

type Person = "visitor" | "customer" | "unverified" | "staff";

const SIGNED_OUT = "Please sign in first.";
const NOT_STAFF = "You need admin privileges for this.";
const NOT_THE_STOREFRONT: [number, string] = [401, "This is for the shop's own pages."];

/** What the door says to whom; null lets them in. */
const DOORS: Record<Access, Record<Person, [status: number, message: string] | null>> = {
  anyone: { visitor: null, customer: null, unverified: null, staff: null },
  buyer: {
    visitor: [401, SIGNED_OUT],
    customer: null,
    unverified: [401, SIGNED_OUT],
    staff: null,
  },
  customer: {
    visitor: [401, SIGNED_OUT],
    customer: null,
    unverified: [401, SIGNED_OUT],
    staff: null,
  },
  staff: {
    visitor: [401, SIGNED_OUT],
    customer: [403, NOT_STAFF],
    unverified: [401, SIGNED_OUT],
    staff: null,
  },
  stripe: { visitor: null, customer: null, unverified: null, staff: null },
  storefront: {
    visitor: NOT_THE_STOREFRONT,
    customer: NOT_THE_STOREFRONT,
    unverified: NOT_THE_STOREFRONT,
    staff: NOT_THE_STOREFRONT,
  },
};

/** A call with nothing of use in it: what it names does not exist, its body is empty. */
function emptyCall(name: CallName): Question {
  const { body, bodyKind } = callOf(name);
  const parts = [...pathOf(ADDRESSES[name]).matchAll(/\{(\w+)\}/g)].map(([, part = ""]) => part);
  const isForm = bodyKind === "images" || bodyKind === "import";
  return {
    params: Object.fromEntries(parts.map((part) => [part, "unknown"])),
    ...(isForm ? { body: new FormData() } : body || bodyKind ? { body: {} } : {}),
  };
}

/** What staff are answered who send nothing of use to a call that is theirs alone. */
function answerToEmptyCall(name: CallName): number {
  const { params, query, body, bodyKind, status = 200 } = callOf(name);
  const given = emptyCall(name);
  const isRefused =
    bodyKind === "images" ||
    bodyKind === "import" ||
    [params?.safeParse(given.params), query?.safeParse({}), body?.safeParse({})].some(
      (parsed) => parsed?.success === false,
    );
  if (isRefused) return 400;
  return pathOf(ADDRESSES[name]).includes("{") ? 404 : status;
}

const messageOf = ({ body }: VisitorAnswer) => ErrorResponse.safeParse(body).data?.message;

/** Signing out comes last: it ends what the other calls need. */
const NAMES: CallName[] = [
  ...CALL_NAMES.filter((name) => name !== "session.signOut"),
  "session.signOut",
];

describe("every call of the table", () => {
  let staff: Staff;
  const people: Record<Person, Visitor> = {
    visitor: new Visitor(),
    customer: new Visitor(),
    unverified: new Visitor(),
    staff: new Visitor(),
  };
  beforeAll(async () => {
    staff = await Staff.signIn();
    people.staff = (await Staff.signIn()).visitor;
    people.customer = (await aSignedInShopper()).visitor;
    // Somebody who is signed in, and whose verification was taken away afterwards.
    const { visitor, email } = await aSignedInShopper();
    people.unverified = visitor;
    await queryShop("update auth_verification set verified_at = null where entity_id = $1", [
      email,
    ]);
  });
  afterAll(() => staff.leave());

  it.each(NAMES)("%s lets in whom the table says", async (name) => {
    const call = callOf(name);
    const expected = [call.status ?? 200, ...failuresOf(call).map(({ status }) => status)];
    for (const [person, refusal] of Object.entries(DOORS[call.access])) {
      const answer = await people[person as Person].ask(name, emptyCall(name));
      const told = [person, answer.status, messageOf(answer)];
      if (refusal) {
        expect(told).toEqual([person, ...refusal]);
      } else {
        expect([SIGNED_OUT, NOT_STAFF], String(told)).not.toContain(messageOf(answer));
        expect(expected, String(told)).toContain(answer.status);
        const isKept = callOf(call.variantOf ?? name).cache && answer.status < 400;
        expect(answer.headers.get("cache-control")).toBe(isKept ? "private, no-cache" : "no-store");
      }
    }
  });

  it.each(NAMES.filter((name) => callOf(name).access === "staff"))(
    "%s answers staff who send nothing of use",
    async (name) => {
      const answer = await staff.visitor.ask(name, emptyCall(name));
      expect(answer.status, JSON.stringify(answer.body)).toBe(answerToEmptyCall(name));
    },
  );

  it.each(NAMES.filter((name) => callOf(name).access === "staff"))(
    "%s tells staff what of their question it does not know",
    async (name) => {
      const query = { nonsense: "1" };
      const answer = await staff.visitor.ask(name, { ...emptyCall(name), query });
      expect([answer.status, messageOf(answer)]).toEqual([
        400,
        expect.stringMatching(/^“nonsense” cannot be asked here/),
      ]);
    },
  );

  it("calls of the public overlook what they do not know", async () => {
    const answer = await people.visitor.ask("products.list", { query: { nonsense: "1" } });
    expect(answer.status).toBe(200);
  });

  it("files that are not there are not found", async () => {
    const params = { key: "private-1-unknown.csv" };
    const { visitor: shopper } = await aSignedInShopper();
    const answers = await Promise.all(
      [new Visitor(), shopper, staff.visitor].map((person) =>
        person.ask("privateFiles.download", { params }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 404]);
  });

  it("images that cannot be read are refused at the door, not read", async () => {
    expect((await upload(new Visitor(), [{ bytes: "x" }])).status).toBe(401);
    const { visitor: shopper } = await aSignedInShopper();
    expect((await upload(shopper, [{ bytes: "x" }])).status).toBe(403);
    expect((await upload(staff.visitor, [])).status).toBe(400);
  });

  it("strangers cannot make the shop read large bodies", async () => {
    const body = { description: "x".repeat(3_000_000) };
    expect((await new Visitor().ask("products.create", { body })).status).toBe(401);
    expect((await staff.visitor.ask("products.create", { body })).status).toBe(400);
  });
});
