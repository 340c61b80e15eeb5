import type { HeadersFunction } from "react-router";

/**
 * `headers` of a page of one person, which nobody else may be shown: those of the form that it
 * answers, else of what it loaded. What is sent where neither says so is `entry.server.tsx`'s rule.
 */
export const personalPageHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
