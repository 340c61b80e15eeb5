import { formatCents, type OrderStatus } from "@eldercare/contracts";

const NOT_DONE = "Not done:";

/** What the history says of a status that was set and not done: its buyer is not told of it. */
export const notDoneNote = (status: OrderStatus, why: string): string =>
  `${NOT_DONE} it was to be ${status}, but ${why}`;

/** The same of a part that was to be paid back. */
export const notPaidBackNote = (cents: number, why: string): string =>
  `${NOT_DONE} ${formatCents(cents)} was to be paid back, but ${why}`;

export const isNotDone = (note: string): boolean => note.startsWith(NOT_DONE);

const ONLY_NOTED = "Only noted:";

/** What the history says of a status that was set and meant nothing beside it: to its buyer it is no step. */
export const onlyNotedNote = (why: string): string => `${ONLY_NOTED} ${why}`;

export const isOnlyNoted = (note: string): boolean => note.startsWith(ONLY_NOTED);
