type VisitorHeaders = () => Record<string, string>;

/** The server's part is in visitor.server.ts: what browsers load cannot import that file. */
let source: VisitorHeaders = () => ({});

/** Says where the headers come from that name a call's visitor. */
export function takeVisitorHeadersFrom(headers: VisitorHeaders): void {
  source = headers;
}

/** Headers that name the visitor whose page is being made. */
export const visitorHeaders: VisitorHeaders = () => source();
