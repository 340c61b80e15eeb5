/** What the sign-in page's side panel promises; the owner's to change. */
export const SIGN_IN_CLAIMS = {
  title: "Care at home, made a little easier",
  claims: [
    "Check out without typing your address twice",
    "See your orders and print them at any time",
    "Order for a parent or friend and ship to their door",
    "Real people on the phone, seven days a week",
  ],
} as const;
