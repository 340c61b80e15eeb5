import { data } from "react-router";
import { type Notice, readNotice, SHOWN_NOTICE } from "./notice-cookie";
import { setCookieText } from "./set-cookie.server";

/** Headers of a page of one person: nobody keeps it, and a notice that it shows is not shown again. */
export function personalHeaders(request: Request, setCookies: readonly string[] = []): Headers {
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  for (const cookie of setCookies) headers.append("Set-Cookie", cookie);
  if (noticeOf(request)) headers.append("Set-Cookie", setCookieText(request, SHOWN_NOTICE));
  return headers;
}

/** What came of the form that led to this request. */
export const noticeOf = (request: Request): Notice | null =>
  readNotice(request.headers.get("Cookie") ?? "");

/** `loader` of a page that says what came of its own form. */
export const loadNotice = (request: Request) =>
  data({ notice: noticeOf(request) }, { headers: personalHeaders(request) });
