import type { OrderStatus } from "@eldercare/contracts";

/** "Paid" for `paid`. */
export const orderStatusLabel = (status: OrderStatus): string =>
  `${status.charAt(0).toUpperCase()}${status.slice(1)}`;
