/** What `backend/src/sealed-token.ts` makes: what it is for, when it ends, and its seal. */
const SEALED = /(?:\.|%2e)\d{9,}(?:\.|%2e)[\w-]{43}/i;
const TOKEN = "token";

/**
 * An address as logs may have it: without its query and fragment, which hold the tokens of mails and
 * what people search for, without the name and password before a host, and without a sealed token that
 * is a part of the path, as of the link that asks for a review.
 */
export function loggedPath(url: string | undefined): string {
  const [address = ""] = (url ?? "").split(/[?#]/, 1);
  return address
    .replace(/^(\w+:\/\/)[^/@]*@/, "$1")
    .split("/")
    .map((part) => (SEALED.test(part) ? TOKEN : part))
    .join("/");
}
