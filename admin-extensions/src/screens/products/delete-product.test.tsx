import type { StaffProduct } from "@eldercare/contracts";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import { DeleteProduct } from "./delete-product";

it("says before a deletion how many open orders wait, and asks for nothing of it afterwards", async () => {
  const asked = serve("products.readVariants", { options: [], variants: [], waitingOrders: 2 });
  const removed = serve("products.remove", { message: "Gone." });
  const onClose = vi.fn();
  const product = { id: "prod_cane", name: "Cane" } as StaffProduct;
  const { user } = showScreen(<DeleteProduct product={product} onClose={onClose} />);
  const question = await screen.findByText(/2 open orders wait for it/);
  expect(question.textContent).toContain(
    'Are you sure you want to delete "Cane"? This action cannot be undone.',
  );
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect([removed.length, asked.length]).toEqual([1, 1]);
});
