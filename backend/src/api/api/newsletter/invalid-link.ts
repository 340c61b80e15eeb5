import { NEWSLETTER_LINK_INVALID } from "@eldercare/contracts";
import { Refusal } from "../../../errors/refusal";

/** What is answered for a newsletter link that does nothing (any more). */
export function invalidNewsletterLink(advice: string): Refusal {
  return new Refusal("invalid", `This link is not valid any more. ${advice}`, {
    code: NEWSLETTER_LINK_INVALID,
  });
}
