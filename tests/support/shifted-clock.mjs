/**
 * Loaded before a program (`--import`), it lets the machine's clock be CLOCK_SHIFT_SECONDS ahead for
 * it, or behind: as on a machine whose clock nobody sets.
 */
const shiftMs = Number(process.env.CLOCK_SHIFT_SECONDS) * 1000;
const TrueDate = Date;
const now = () => TrueDate.now() + shiftMs;

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], asked),
  get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
});
