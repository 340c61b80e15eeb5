/**
 * The words agreed to by whoever asks for a mail about something that is sold out: kept with the
 * address as proof of consent, as Canada's anti-spam law (CASL) asks. Change the words only together
 * with this constant.
 */
export const STOCK_ALERT_CONSENT =
  "Yes, I agree that Birchwell sends me one email when this product is back in stock. I can take this back at any time.";

/** So many things at most one address waits for: who types in another's cannot fill their mailbox. */
export const MOST_STOCK_ALERTS = 20;

/** What is said to everybody who asks, whether or not the address waits already. */
export const STOCK_ALERT_TAKEN =
  "We have sent you an email. Please open it and press its button within 7 days, so that we know the address is yours. We will then tell you when it is back in stock. Until you press it, your address is on no list.";

/** What is said to whoever pressed that button. */
export const STOCK_ALERT_CONFIRMED =
  "We will send you one email when it is back in stock. Then we delete your address from the list. If it is not back within 180 days, we delete your address then. To stop before then, use the link in the email that led you here.";
