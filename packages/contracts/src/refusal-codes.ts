/**
 * The `code`s by which pages tell one refusal from another. No schema stands here: pages name them
 * before they have any use for one.
 */

/** `code` of a refused sign-in whose email address is not verified yet: the page offers a new mail. */
export const EMAIL_NOT_VERIFIED = "email_not_verified";

/** `code` of a sign-in whose password is right and which needs the code of an authenticator. */
export const SECOND_FACTOR_NEEDED = "second_factor_needed";

/** `code` of calls of staff who have yet to set up a second factor, where the shop asks for one. */
export const SECOND_FACTOR_SETUP_NEEDED = "second_factor_setup_needed";

/** `code` of calls of staff that their role may not make. */
export const ROLE_NOT_ALLOWED = "role_not_allowed";

/** `code` of a sign-in refused after too many failures; `Retry-After` tells the seconds to wait. */
export const TOO_MANY_ATTEMPTS = "too_many_attempts";

/** `code` of a reset link that is unknown, used or expired: the page offers a new one. */
export const RESET_LINK_INVALID = "reset_link_invalid";

/** `code` of an invitation to the staff that is unknown, accepted or expired. */
export const INVITATION_INVALID = "invitation_invalid";

/** `code` of a verification link that is unknown, used or expired: the page offers a new one. */
export const VERIFICATION_LINK_INVALID = "verification_link_invalid";

/** `code` of a 409 whose prices or total are not those of the shop, or whose delivery is not offered. */
export const PRICES_CHANGED = "prices_changed";
/** `code` of a 409 with more of a product than there is; the message names the product. */
export const OUT_OF_STOCK = "out_of_stock";
/** `code` of a 409 when there is no open payment (any more): the page asks for a new one. */
export const NO_OPEN_PAYMENT = "no_open_payment";
/** `code` of a 502: the card provider does not answer; nothing was charged. */
export const PAYMENT_UNAVAILABLE = "payment_unavailable";

/** What staff agreed to is not what would be done now: they are to be asked again. */
export const QUESTION_CHANGED = "question_changed";

/** `code` of a 429 after several declined cards: no card is taken for a while. */
export const CARDS_DECLINED = "cards_declined";
/** `code` of a 429 when too many orders wait for their payment, or too many pieces are held by them. */
export const TOO_MUCH_UNPAID = "too_much_unpaid";

/** `code` of a newsletter link that is unknown, used up or too old. */
export const NEWSLETTER_LINK_INVALID = "newsletter_link_invalid";
