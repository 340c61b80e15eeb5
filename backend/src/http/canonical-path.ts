/** Characters that a segment of a path may hold as they are (RFC 3986 §3.3), or in code. */
const SEGMENT = /^(?:[\w.~!$&'()*+,;=:@-]|%[\da-f]{2})+$/i;
/** What is never written in code: it would be a second way to write the same address. */
const UNRESERVED = /[\w.~-]/;
/** What would be read as another address by the next who decodes it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused.
const SEPARATOR = /[/\\\u0000-\u001f\u007f]/;

/**
 * Whether a request's address has the one path that it can be written as (RFC 3986 §6.2.2): from a
 * single slash on, without empty or dot segments, a slash at its end, or codes for plain characters.
 * Guards compare paths as they are written and routes read them decoded: for these both are the same.
 * The query does not matter. A code that stands for no character is the caller's mistake: URIError.
 */
export function isCanonicalPath(url: string): boolean {
  const path = url.split("?", 1)[0] ?? "";
  if (path === "/") return true;
  const [root, ...segments] = path.split("/");
  return root === "" && segments.length > 0 && segments.every(isCanonicalSegment);
}

function isCanonicalSegment(segment: string): boolean {
  if (/%(?![\da-f]{2})/i.test(segment)) throw new URIError("A code of the path is cut off.");
  if (!SEGMENT.test(segment) || segment === "." || segment === "..") return false;
  const decoded = decodeURIComponent(segment);
  const codes = segment.match(/%[\da-f]{2}/gi) ?? [];
  return (
    !SEPARATOR.test(decoded) &&
    codes.every((code) => !UNRESERVED.test(String.fromCharCode(Number.parseInt(code.slice(1), 16))))
  );
}
