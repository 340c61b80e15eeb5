/** Said in the place of the address of an order whose buyer has none. */
export const NO_EMAIL = "No email: please call";
