import { describe, expect, it } from "vitest";
import { AnswerMemory, type Made } from "./answer-memory.js";

type Text = { text: string };

const made = (text: string, more: Partial<Made<Text>> = {}): Made<Text> => ({
  answer: { text },
  lifeMs: 60_000,
  bytes: 10,
  ...more,
});

/** A memory whose clock the test sets, and that hears of changes. */
function aMemory({ maxBytes = 1000, trustMs = 1000 } = {}) {
  const clock = { now: 0 };
  const memory = new AnswerMemory<Text>({ maxBytes, trustMs, now: () => clock.now });
  memory.confirm();
  const keep = (address: string, more: Partial<Made<Text>> = {}) =>
    memory.obtain(address, async () => made(address, more));
  return { memory, clock, keep };
}

/** Something that is being made until the test says what came of it. */
function pending() {
  let finish: (answer: Made<Text>) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<Made<Text>>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  return { promise, finish, fail };
}

describe("answers that are kept", () => {
  it("are made once and given to everybody", async () => {
    const { memory, keep } = aMemory();
    await keep("/");
    expect(memory.find("/")).toEqual({ text: "/" });
    expect(await memory.obtain("/", () => Promise.reject(new Error("made again")))).toEqual({
      text: "/",
    });
  });

  it("end at once when something changes", async () => {
    const { memory, keep } = aMemory();
    await keep("/");
    memory.end();
    expect(memory.find("/")).toBeUndefined();
  });

  it("end alone where they show something of what changed, or may do so", async () => {
    const { memory, keep } = aMemory();
    await keep("/cane", { shows: new Set(["prod_cane", "prod_walker"]) });
    await keep("/lamp", { shows: new Set(["prod_lamp"]) });
    await keep("/faq", { shows: new Set() });
    await keep("/anything");
    memory.end(["prod_walker", "prod_other"]);
    const left = ["/cane", "/lamp", "/faq", "/anything"].filter((page) => memory.find(page));
    expect(left).toEqual(["/lamp", "/faq"]);
  });

  it("end with their time", async () => {
    const { memory, clock, keep } = aMemory({ trustMs: 1e9 });
    await keep("/", { lifeMs: 500 });
    clock.now = 499;
    expect(memory.find("/")).toBeDefined();
    clock.now = 500;
    expect(memory.find("/")).toBeUndefined();
  });

  it("are not used while nobody says that they are still true", async () => {
    const { memory, clock, keep } = aMemory({ trustMs: 1000 });
    await keep("/");
    clock.now = 1000;
    expect(memory.find("/")).toBeUndefined();
    expect(await memory.obtain("/", async () => made("new"))).toEqual({ text: "new" });
    memory.confirm();
    expect(memory.find("/")).toEqual({ text: "/" });
  });

  it("are forgotten when news may have been missed", async () => {
    const { memory, keep } = aMemory();
    await keep("/");
    memory.lose();
    expect(memory.find("/")).toBeUndefined();
    memory.confirm();
    expect(memory.find("/")).toBeUndefined();
  });

  it("are none before the first confirmation", async () => {
    const memory = new AnswerMemory<Text>({ maxBytes: 1000, trustMs: 1000, now: () => 0 });
    await memory.obtain("/", async () => made("/"));
    memory.confirm();
    expect(memory.find("/")).toBeUndefined();
  });

  it("never weigh more than they may: the one longest unused goes first", async () => {
    const { memory, keep } = aMemory({ maxBytes: 1000 });
    for (let page = 0; page < 9; page += 1) await keep(`/${page}`, { bytes: 110 });
    expect(memory.find("/0")).toBeUndefined();
    expect(memory.find("/8")).toBeDefined();
  });

  it("are not pushed out by a single large one", async () => {
    const { memory, keep } = aMemory({ maxBytes: 1000 });
    await keep("/small");
    await keep("/large", { bytes: 900 });
    expect(memory.find("/small")).toBeDefined();
    expect(memory.find("/large")).toBeUndefined();
  });
});

describe("an answer that is being made", () => {
  it("is waited for by all who ask meanwhile", async () => {
    const { memory } = aMemory();
    const first = pending();
    const asked = [0, 1, 2].map((n) =>
      memory.obtain("/", n === 0 ? () => first.promise : () => Promise.reject(new Error("twice"))),
    );
    first.finish(made("once"));
    expect(await Promise.all(asked)).toEqual(Array(3).fill({ text: "once" }));
  });

  it("is neither kept nor joined when something changes meanwhile", async () => {
    const { memory } = aMemory();
    const before = pending();
    const early = memory.obtain("/", () => before.promise);
    memory.end();
    const late = await memory.obtain("/", async () => made("after"));
    before.finish(made("before"));
    expect(await early).toEqual({ text: "before" });
    expect(late).toEqual({ text: "after" });
    expect(memory.find("/")).toEqual({ text: "after" });
  });

  it("is not kept when what it shows changed meanwhile, and is when something else did", async () => {
    const { memory } = aMemory();
    const shows = new Set(["prod_cane"]);
    for (const [changed, isKept] of [
      ["prod_cane", false],
      ["prod_lamp", true],
    ] as const) {
      const before = pending();
      const early = memory.obtain("/", () => before.promise);
      memory.end([changed]);
      before.finish(made("before", { shows }));
      await early;
      expect(memory.find("/") !== undefined, changed).toBe(isKept);
    }
  });

  it("is not joined by whoever asks after a change, of whatever it was", async () => {
    const { memory } = aMemory();
    const before = pending();
    const early = memory.obtain("/", () => before.promise);
    memory.end(["prod_lamp"]);
    expect(await memory.obtain("/", async () => made("after"))).toEqual({ text: "after" });
    before.finish(made("before"));
    await early;
  });

  it("reaches nobody else when it is for one person alone", async () => {
    const { memory } = aMemory();
    const first = pending();
    const mine = memory.obtain("/", () => first.promise);
    const theirs = memory.obtain("/", async () => made("theirs", { lifeMs: 0 }));
    first.finish(made("mine", { lifeMs: 0 }));
    expect([await mine, await theirs]).toEqual([{ text: "mine" }, { text: "theirs" }]);
    expect(memory.find("/")).toBeUndefined();
  });

  it("that fails, fails for the one who asked first alone, and is tried again", async () => {
    const { memory } = aMemory();
    const first = pending();
    const mine = memory.obtain("/", () => first.promise);
    const theirs = memory.obtain("/", async () => made("theirs"));
    first.fail(new Error("broken"));
    await expect(mine).rejects.toThrow("broken");
    expect(await theirs).toEqual({ text: "theirs" });
    expect(await memory.obtain("/", async () => made("next"))).toEqual({ text: "next" });
  });
});
