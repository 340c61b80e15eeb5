/** The page that shows the order of a token. */
export const orderStatusPath = (token: string): string =>
  `/order-status?${new URLSearchParams({ token })}`;
