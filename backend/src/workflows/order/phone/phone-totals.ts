import type { PhoneTotals, PhoneTotalsBody } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { NOBODY } from "../../../orders/code-user";
import { readCheckoutTotals } from "../total/checkout-totals";
import { phoneBuyer } from "./phone-buyer";

/** What an order comes to that staff take, by the checkout's own rules. Throws {@link Refusal}. */
export async function readPhoneTotals(
  container: MedusaContainer,
  { email, ...cart }: PhoneTotalsBody,
): Promise<PhoneTotals> {
  const user = email ? (await phoneBuyer(container, email)).codeUser : NOBODY;
  const { totals, lines } = await readCheckoutTotals(container, user, cart, "staff");
  return { ...totals, lines };
}
