const A_YEAR_SECONDS = 31_536_000;

/** What a document that a browser opens may do, and who may frame it. */
const DOCUMENTS = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
} as const;

const EVERY_ANSWER = { "X-Content-Type-Options": "nosniff", ...DOCUMENTS } as const;

/**
 * Headers that say nothing of scripts, styles and fonts, which browsers open as plain text at most: 0.3 kB of
 * each file over HTTP/1.1.
 */
export const DOCUMENT_HEADERS: readonly string[] = [
  ...Object.keys(DOCUMENTS),
  "Content-Security-Policy",
];

/** Headers of every answer of a shop; HSTS, for its subdomains too, only where it is on https. */
export function securityHeaders(shopUrl: string): Readonly<Record<string, string>> {
  if (!shopUrl.startsWith("https:")) return EVERY_ANSWER;
  return {
    ...EVERY_ANSWER,
    "Strict-Transport-Security": `max-age=${A_YEAR_SECONDS}; includeSubDomains`,
  };
}

/** What a page may load beside what is of its own origin: origins, or hashes of inline scripts. */
export interface PageSources {
  scripts?: readonly string[];
  frames?: readonly string[];
  connections?: readonly string[];
}

/**
 * Content-Security-Policy of a page: only scripts of its own origin and what is named besides.
 * Styles may be inline, because Radix positions its layers with style attributes. No page of
 * another site may frame it.
 */
export function pageSecurityPolicy({
  scripts = [],
  frames = [],
  connections = [],
}: PageSources = {}): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    ["frame-src 'self'", ...frames].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    // The zero of prices, in pages that are read without scripts.
    "font-src 'self' data:",
    ["connect-src 'self'", ...connections].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Content-Security-Policy of what is no page: opened as one, it loads, runs and sends nothing. */
export const DATA_SECURITY_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
