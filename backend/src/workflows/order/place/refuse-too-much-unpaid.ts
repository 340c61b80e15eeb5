import { TOO_MUCH_UNPAID } from "@eldercare/contracts";
import { inMinutes } from "../../../errors/in-minutes";
import { Refusal } from "../../../errors/refusal";
import { UNPAID_CAPS } from "../../../modules/rate-limit/limits";
import type { Unpaid } from "../../../modules/shop-order/unpaid-orders";

const SECONDS_OF_A_LARGE_ORDER = 60;

/**
 * Refuses one more order of so many pieces when the account, or everybody at its address, would hold
 * too much without having paid (spec §9). The sentences name the way out: paying, waiting, calling
 * the shop's `phone`.
 */
export function refuseTooMuchUnpaid(
  { account, address }: { account: Unpaid; address: Unpaid },
  pieces: number,
  phone: string,
): void {
  const callUs = `We are glad to help at ${phone}.`;
  if (pieces > UNPAID_CAPS.account.pieces) {
    throw Refusal.tooMany(
      `An order of more than ${UNPAID_CAPS.account.pieces} pieces is best made by phone. ${callUs}`,
      SECONDS_OF_A_LARGE_ORDER,
      TOO_MUCH_UNPAID,
    );
  }
  if (exceeds(account, pieces, UNPAID_CAPS.account)) {
    throw refusal("You have other orders that are waiting to be paid.", account.seconds, callUs);
  }
  if (exceeds(address, pieces, UNPAID_CAPS.address)) {
    throw refusal(
      "Several orders from your internet connection are waiting to be paid.",
      address.seconds,
      callUs,
    );
  }
}

function exceeds(unpaid: Unpaid, pieces: number, cap: { orders: number; pieces: number }): boolean {
  return unpaid.orders + 1 > cap.orders || unpaid.pieces + pieces > cap.pieces;
}

function refusal(what: string, seconds: number, callUs: string): Refusal {
  const message = `${what} Please pay for them first, or try again ${inMinutes(seconds)}. ${callUs}`;
  return Refusal.tooMany(message, seconds, TOO_MUCH_UNPAID);
}
