/** The forms of a list, which stand once on its page: its cards' buttons name them. */
export const ADD_FORM_ID = "add-to-cart";
export const BUY_FORM_ID = "buy-now";
