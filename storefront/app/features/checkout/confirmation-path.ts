/** The page of an order, to which the bank returns (spec §2). */
export const confirmationPath = (orderId: string): string =>
  `/order-confirmation?${new URLSearchParams({ orderId })}`;
