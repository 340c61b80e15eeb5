/** Said in the place of the address of a person who gave none. */
export const BY_PHONE = "Ordered by phone, without an email address";
