/**
 * An address as logs may have it: without its query and fragment, which hold the tokens of mails and
 * what people search for, and without the name and password before a host.
 */
export function loggedPath(url: string | undefined): string {
  const [address = ""] = (url ?? "").split(/[?#]/, 1);
  return address.replace(/^(\w+:\/\/)[^/@]*@/, "$1");
}
