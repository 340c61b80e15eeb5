import { randomInt } from "node:crypto";
import { ADDRESSES, type CallName, fillAddress, methodOfCall } from "@eldercare/contracts/calls";
import { shopUnderTest } from "../../../tests/support/shop-under-test";
import type { Asked } from "./call-api";

export interface VisitorAnswer {
  status: number;
  /** The parsed JSON, the bytes of a workbook, or the text of any other answer. */
  body: unknown;
  headers: Headers;
}

type Headers_ = Record<string, string>;

/** What a call is given; tests may give what the table would not let pass. */
export interface Question extends Omit<Asked, "query"> {
  /** By name, or as an address writes it. */
  query?: Asked["query"] | string;
  /** Goes as JSON, a text as it is, a form as multipart. */
  body?: unknown;
  headers?: Headers_;
}

/** Each IP of the block once: two visitors with the same one would share their limits. */
const BLOCK = 256 * 256;
let lastIp = randomInt(BLOCK);

function nextIp(): string {
  lastIp = (lastIp + 1) % BLOCK;
  return `198.18.${lastIp >> 8}.${lastIp & 255}`;
}

/** Somebody with a browser of their own: cookies are kept, and the IP is nobody else's. */
export class Visitor {
  private readonly cookies = new Map<string, string>();
  readonly ip = nextIp();

  /** `medusa` is another than that of the shop under test. */
  constructor(private readonly medusa?: string) {}

  /** Makes a call of `/api` by its name in the table; answers whatever comes. */
  ask(name: CallName, question: Question = {}): Promise<VisitorAnswer> {
    const { params, query, body, headers = {} } = question;
    const values = typeof query === "string" ? {} : query;
    const address = fillAddress(ADDRESSES[name], params, values);
    const path = typeof query === "string" ? withQuery(address, query) : address;
    return this.send(methodOfCall(name), path, body, headers);
  }

  get(path: string, headers?: Headers_): Promise<VisitorAnswer> {
    return this.send("GET", path, undefined, headers);
  }

  post(path: string, body?: unknown, headers?: Headers_): Promise<VisitorAnswer> {
    return this.send("POST", path, body, headers);
  }

  put(path: string, body?: unknown): Promise<VisitorAnswer> {
    return this.send("PUT", path, body);
  }

  delete(path: string, body?: unknown): Promise<VisitorAnswer> {
    return this.send("DELETE", path, body);
  }

  /** The session cookie's value, or none. */
  get sessionCookie(): string | undefined {
    return this.cookies.get("birchwell.sid");
  }

  set sessionCookie(value: string) {
    this.cookies.set("birchwell.sid", value);
  }

  /** Calls any address of Medusa's origin; bodies go as JSON, forms as forms with files. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Headers_ = {},
  ): Promise<VisitorAnswer> {
    if (body instanceof FormData) {
      const request = new Request("http://shop.example", { method: "POST", body });
      return this.sendBytes(method, path, await request.arrayBuffer(), {
        "content-type": request.headers.get("content-type") ?? "",
        ...headers,
      });
    }
    const isText = typeof body === "string" || body === undefined;
    return this.sendBytes(method, path, isText ? body : JSON.stringify(body), {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    });
  }

  /** Calls with a body as it is. */
  async sendBytes(
    method: string,
    path: string,
    body: string | ArrayBuffer | undefined,
    headers: Headers_,
  ): Promise<VisitorAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(`${this.medusa ?? shopUnderTest().medusaUrl}${path}`, {
      method,
      headers: {
        "x-forwarded-for": this.ip,
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      body,
      redirect: "manual",
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    const bytes = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get("content-type") ?? "";
    const isWorkbook = type.includes("spreadsheetml");
    const text = isWorkbook ? "" : bytes.toString();
    return {
      status: response.status,
      body: isWorkbook ? bytes : type.includes("application/json") ? JSON.parse(text) : text,
      headers: response.headers,
    };
  }

  /** What an address answers, as bytes. */
  async fetchBytes(path: string): Promise<Buffer> {
    const response = await fetch(`${shopUnderTest().medusaUrl}${path}`);
    return Buffer.from(await response.arrayBuffer());
  }

  private keep(line: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const isGone = /expires=Thu, 01 Jan 1970/i.test(line);
    if (isGone) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** The query goes as it is written: nonsense must reach the shop. */
const withQuery = (address: string, query: string) =>
  `${address}${address.includes("?") ? "&" : "?"}${query}`;
