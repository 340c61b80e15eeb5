/** The cart is the browser's alone: its cookies, several kilobytes for a full cart, end here. */
export function withoutCartCookies(cookieHeader: string | undefined): string {
  return (cookieHeader ?? "")
    .split(/;\s*/)
    .filter((cookie) => cookie !== "" && !/^eldercare-cart(-\d+)?=/.test(cookie))
    .join("; ");
}
