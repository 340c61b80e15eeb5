import { data } from "react-router";
import { type Notice, readNotice, SHOWN_NOTICE } from "./notice-cookie";
import { setCookieText } from "./set-cookie.server";

/** What came of the form that led to this request. */
export const noticeOf = (request: Request): Notice | null =>
  readNotice(request.headers.get("Cookie") ?? "");

/** Headers of a page of one person: nobody keeps it, and a `notice` that it shows is not shown again. */
export function personalHeaders(
  request: Request,
  notice: Notice | null,
  setCookies: readonly string[] = [],
): Headers {
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  for (const cookie of setCookies) headers.append("Set-Cookie", cookie);
  if (notice) headers.append("Set-Cookie", setCookieText(request, SHOWN_NOTICE));
  return headers;
}

/**
 * `loader` of a page that says what came of its own forms: notices with one of these titles. Others
 * are left to the scripts.
 */
export function loadNotice(request: Request, titles: readonly string[]) {
  const sent = noticeOf(request);
  const notice = sent && titles.includes(sent.title) ? sent : null;
  return data({ notice }, { headers: personalHeaders(request, notice) });
}
