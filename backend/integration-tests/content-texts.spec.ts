import { type ContentAnswer, ErrorResponse, StaffTextHistory } from "@eldercare/contracts";
import { textOf } from "@eldercare/contracts/content";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "./support/eventually";
import { queryShop } from "./support/shop-database";
import { Staff } from "./support/staff";
import { Visitor } from "./support/visitor";

/** Nobody else looks at it. */
const KEY = "everywhere.about";
const { original } = textOf(KEY);
const params = { key: KEY } as const;
const DAY_MS = 86_400_000;

let staff: Staff;

beforeAll(async () => {
  staff = await Staff.signIn();
});
afterAll(async () => {
  await queryShop("delete from content_version where key = $1", [KEY]);
  await staff.leave();
});

async function shown(): Promise<unknown> {
  const answer = await new Visitor().ask("content.read", { query: { page: "everywhere" } });
  return (answer.body as ContentAnswer).about;
}

async function write(body: object): Promise<StaffTextHistory> {
  const answer = await staff.visitor.ask("contentTexts.change", { params, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return StaffTextHistory.parse(answer.body);
}

async function refusalOf(body: object): Promise<ErrorResponse> {
  const answer = await staff.visitor.ask("contentTexts.change", { params, body });
  expect([400, 409]).toContain(answer.status);
  return ErrorResponse.parse(answer.body);
}

const withdraw = (id: string) =>
  staff.visitor.ask("contentTexts.removeVersion", { params: { ...params, id } });

describe("a text of the shop", () => {
  it("is the original until staff publish another, and is written as it was typed", async () => {
    expect(await shown()).toBe(original);
    const text = "Tools & help. <b>Call</b> us, or “visit”.";
    const { versions, isOriginal } = await write({ value: ` ${text} `, isDraft: false });
    expect([versions[0]?.value, isOriginal]).toEqual([text, false]);
    expect(await shown()).toBe(text);
  });

  it("is seen by staff alone while it is a draft, of which there is one", async () => {
    const before = await shown();
    await write({ value: "A first draft", isDraft: true });
    const { draft } = await write({ value: "A second draft", isDraft: true });
    expect([draft?.value, await shown()]).toEqual(["A second draft", before]);
    const published = await write({ value: "Written out", isDraft: false });
    expect([published.draft, await shown()]).toEqual([null, "Written out"]);
  });

  it("is shown for its days, and then the one of before again", async () => {
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString();
    const until = new Date(Date.now() + 2 * DAY_MS).toISOString();
    const { planned } = await write({ value: "Holidays", isDraft: false, from: tomorrow, until });
    expect(planned.map(({ value }) => value)).toEqual(["Holidays"]);
    expect(await shown()).toBe("Written out");
    const soon = new Date(Date.now() + 700).toISOString();
    await write({ value: "From soon on", isDraft: false, from: soon });
    await eventually(async () => expect(await shown()).toBe("From soon on"));
    const end = new Date(Date.now() + 1500).toISOString();
    await write({ value: "For a moment", isDraft: false, until: end });
    await eventually(async () => expect(await shown()).toBe("From soon on"));
    expect((await withdraw(planned[0]?.id ?? "")).status).toBe(200);
    expect((await withdraw(planned[0]?.id ?? "")).status).toBe(404);
  });

  it("follows the original again once that is used again", async () => {
    const { isOriginal, versions } = await write({ value: original, isDraft: false });
    expect([isOriginal, versions[0]?.isOriginal, await shown()]).toEqual([true, true, original]);
    const rows = await queryShop<{ value: unknown }>(
      "select value from content_version where key = $1 order by from_at desc limit 1",
      [KEY],
    );
    expect(rows).toEqual([{ value: null }]);
  });

  it("is refused where it cannot stand there, and where somebody else changed it meanwhile", async () => {
    expect(await refusalOf({ value: " ", isDraft: true })).toMatchObject({
      fields: [{ path: "value" }],
    });
    const days = { from: "2036-01-02", until: "2036-01-01" };
    expect((await refusalOf({ value: "x", isDraft: false, ...days })).fields?.[0]?.path).toBe(
      "until",
    );
    const expected = { value: "as it began" };
    expect(await refusalOf({ value: "mine", isDraft: false, expected })).toMatchObject({
      code: "changed_meanwhile",
      meanwhile: [{ path: ["value"], theirs: original, yours: "mine" }],
    });
  });
});
