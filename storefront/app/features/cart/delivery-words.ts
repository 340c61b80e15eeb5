import { type DeliveryOption, RETURN_DAYS } from "@eldercare/contracts";

type Way = Pick<DeliveryOption, "name" | "estimate">;

/**
 * How and how soon something is delivered, in the words that staff gave each way; named where there are
 * several. A way without words says nothing: no days are made up.
 */
export const deliveryWords = (ways: readonly Way[]): string[] =>
  ways
    .filter(({ estimate }) => estimate !== "")
    .map(({ name, estimate }) => (ways.length > 1 ? `${name}: ${estimate}` : estimate));

/** At the checkout, where what is bought may be of either kind. */
export const RETURN_RULE = `You have ${RETURN_DAYS} days to return an item, from the day you receive it. If an item cannot be returned, its page says so.`;
