/** What a transport's failure begins with when it is not about the mail: none would have left. */
export const NO_MAIL_LEAVES = "No mail can leave";

/** Medusa passes a provider's failure on in words alone. */
export const isHeldUp = (reason: string): boolean => reason.includes(`${NO_MAIL_LEAVES}: `);
