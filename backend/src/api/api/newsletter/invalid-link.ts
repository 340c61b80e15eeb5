import { NEWSLETTER_LINK_INVALID } from "@eldercare/contracts";
import { ApiError } from "../../../http/api-error";

/** What is answered for a newsletter link that does nothing (any more). */
export function invalidNewsletterLink(advice: string): ApiError {
  return new ApiError(400, {
    message: `This link is not valid any more. ${advice}`,
    code: NEWSLETTER_LINK_INVALID,
  });
}
