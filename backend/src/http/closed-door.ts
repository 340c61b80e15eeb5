import type { Response } from "express";

const NOTE = "closedDoor";

/** Notes beside an answer which of Medusa's folders was tried where nothing is open. */
export function noteClosedDoor({ locals }: Pick<Response, "locals">, door: string | undefined) {
  locals[NOTE] = door;
}

/** What {@link noteClosedDoor} noted. */
export function closedDoorOf({ locals }: Pick<Response, "locals">): string | undefined {
  return typeof locals[NOTE] === "string" ? locals[NOTE] : undefined;
}
