import { Dialog } from "@radix-ui/themes";
import { useCart } from "./cart-store";

export default function CartPanel() {
  const { isOpen, close } = useCart();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && close()}>
      <Dialog.Content>
        <Dialog.Title>Your Cart</Dialog.Title>
      </Dialog.Content>
    </Dialog.Root>
  );
}
