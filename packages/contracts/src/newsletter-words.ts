/**
 * What a mail that asks for a review rests on: sign-ups from before these words agreed to guides and
 * offers alone, and are not asked.
 */
export const REVIEW_CONSENT = "and to be asked what I think of what I bought";

/**
 * The words a subscriber agrees to. Kept with each sign-up as proof of consent, as Canada's
 * anti-spam law (CASL) asks; change the words only together with this constant.
 */
export const NEWSLETTER_CONSENT = `Yes, I agree to get Birchwell's care guides and offers by email, about once a month, ${REVIEW_CONSENT}. I can unsubscribe at any time with the link in every email.`;

/** What is said of every sign-up, whether or not the address is known. */
export const NEWSLETTER_CHECK_MAIL =
  "Please check your email to confirm. If nothing comes within a few minutes, look in your junk folder.";
