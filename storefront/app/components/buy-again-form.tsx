import { Button } from "@eldercare/ui/button";

type Props = {
  orderId: string;
  /** For screen readers, where several stand in a list: "order 12". */
  what?: string;
};

/**
 * Puts an order into the cart again. Posted as a document with and without scripts: the cart's page
 * says what came of it.
 */
export function BuyAgainForm({ orderId, what }: Props) {
  return (
    <form method="post" action="/cart" className="no-print">
      <input type="hidden" name="order" value={orderId} />
      <Button type="submit" name="intent" value="again" tone="secondary">
        Buy Again{what && <span className="visually-hidden">: {what}</span>}
      </Button>
    </form>
  );
}
