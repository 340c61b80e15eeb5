import { connect } from "node:http2";

/**
 * Asks a server of this machine as a browser does: over TLS and HTTP/2, each time on a connection of its
 * own, from this address of the loopback network. Answers to what `fetch` asks.
 */
export function fetchOverTls(certificate: string, localAddress: string) {
  return (address: string, init: RequestInit = {}): Promise<Response> => {
    const { host, hostname, port, pathname, search } = new URL(address);
    const options = { ca: certificate, localAddress, servername: hostname };
    const session = connect(`https://127.0.0.1:${port}`, options);
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => {
        session.destroy();
        reject(error);
      };
      session.once("error", fail);
      init.signal?.addEventListener("abort", () => fail(init.signal?.reason));
      const stream = session.request({
        ...{ ":method": init.method ?? "GET", ":path": `${pathname}${search}` },
        ...{ ":scheme": "https", ":authority": host },
        ...Object.fromEntries(new Headers(init.headers)),
      });
      stream.once("error", fail);
      const headers = new Headers();
      let status = 0;
      stream.once("response", (fields) => {
        status = fields[":status"] ?? 0;
        for (const [name, value] of Object.entries(fields)) {
          for (const each of name.startsWith(":") ? [] : [value].flat())
            headers.append(name, String(each));
        }
      });
      const body: Buffer[] = [];
      stream.on("data", (piece: Buffer) => body.push(piece));
      stream.once("end", () => {
        session.close();
        if (status === 0) return fail(new Error(`${address}: no answer`));
        const isEmpty = status === 204 || status === 304;
        resolve(new Response(isEmpty ? null : Buffer.concat(body), { status, headers }));
      });
      stream.end(init.body);
    });
  };
}
