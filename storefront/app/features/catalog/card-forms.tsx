import { ADD_FORM_ID, BUY_FORM_ID } from "~/content/card-forms";

/**
 * What the cards' buttons send without scripts; stands once on a list's page. With a form for each card
 * Chromium, which looks for passwords in every form that can be seen, laid out all the cards at once that
 * `content-visibility` spares a slow phone.
 */
export const CardForms = () => (
  <>
    <CartForm id={ADD_FORM_ID} intent="add" />
    <CartForm id={BUY_FORM_ID} intent="buy" />
  </>
);

const CartForm = ({ id, intent }: { id: string; intent: string }) => (
  <form id={id} method="post" action="/cart" hidden>
    <input type="hidden" name="intent" value={intent} />
  </form>
);
