/** The cart, its codes and what was saved for later are the pages' alone: their cookies, several kilobytes for a full cart, end here. */
export function withoutCartCookies(cookieHeader: string | undefined): string {
  return (cookieHeader ?? "")
    .split(/;\s*/)
    .filter((cookie) => cookie !== "" && !/^eldercare-(cart(-\d+)?|codes|wishlist)=/.test(cookie))
    .join("; ");
}
