/** The page of an order, to which the bank returns (spec.md §2). */
export const confirmationPath = (orderId: string): string =>
  `/order-confirmation?${new URLSearchParams({ orderId })}`;
