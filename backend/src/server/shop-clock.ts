/**
 * What time it is, for all of this process: the database's time, where this machine's clock is off.
 * Sessions, tokens, codes of authenticators, sales, expiry and counts of tries are judged in our code,
 * in Medusa's and in libraries, each by `Date`; so that is what is set right, and only while the clock
 * is off (decision 118).
 */

/** As the machine's clock says it. */
const MachineDate = globalThis.Date;

let shiftMs = 0;

const ShopDate = new Proxy(MachineDate, {
  construct: (target, given: unknown[], asked) =>
    Reflect.construct(target, given.length > 0 ? given : [shopNow()], asked),
  apply: () => new MachineDate(shopNow()).toString(),
  get: (target, name, receiver) => (name === "now" ? shopNow : Reflect.get(target, name, receiver)),
});

const shopNow = () => MachineDate.now() + shiftMs;

/** Milliseconds since 1970, as this machine's clock says. */
export const machineNow = () => MachineDate.now();

/** Lets every `Date` of this process be `ms` later than the machine's clock; 0: as the clock says. */
export function shiftClock(ms: number): void {
  shiftMs = Math.round(ms);
  globalThis.Date = shiftMs === 0 ? MachineDate : ShopDate;
  // What was made by one of them says that it is of the other, too.
  MachineDate.prototype.constructor = globalThis.Date;
}
