import type { PackingOrder } from "@eldercare/contracts";

/** "1 of 3 sent": how far an order is, in pieces. */
export function progressOf({ lines }: Pick<PackingOrder, "lines">): string {
  const sum = (count: (line: PackingOrder["lines"][number]) => number) =>
    lines.reduce((total, line) => total + count(line), 0);
  const asked = sum(({ qty }) => qty);
  const sent = sum((line) => line.sent);
  const packed = sum((line) => line.packed);
  if (sent > 0 && sent < asked) return `${sent} of ${asked} sent`;
  if (sent >= asked) return "All sent";
  return packed > 0 ? `${packed} of ${asked} packed` : "Not packed";
}
