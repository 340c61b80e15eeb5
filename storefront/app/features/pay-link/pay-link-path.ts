/** The page of a pay link, as its mail names it. */
export const payLinkPath = (token: string): string => `/pay?${new URLSearchParams({ token })}`;
