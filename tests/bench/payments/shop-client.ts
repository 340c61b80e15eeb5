import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { addressOf } from "@eldercare/contracts/calls";

export interface Answer {
  /** 0: no answer came. */
  status: number;
  body: Record<string, unknown>;
}

const TIMEOUT_MS = 60_000;
const PASSWORD = "maple-syrup";

/** A browser of somebody: it keeps its cookies, and its IP is nobody else's. */
export class ShopClient {
  private readonly cookies = new Map<string, string>();
  private readonly ip = `198.18.${randomInt(256)}.${randomInt(256)}`;

  constructor(
    private readonly url: string,
    private readonly token?: string,
    /** How its browser asks. */
    private readonly ask: (address: string, init: RequestInit) => Promise<Response> = fetch,
  ) {}

  async send(method: string, path: string, body?: object, abortAfterMs = TIMEOUT_MS) {
    try {
      const response = await this.ask(`${this.url}${path}`, {
        method,
        headers: {
          "x-forwarded-for": this.ip,
          "content-type": "application/json",
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(abortAfterMs),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        this.cookies.set(name, value);
      }
      return { status: response.status, body: await response.json() } as Answer;
    } catch {
      return { status: 0, body: {} } as Answer;
    }
  }

  /** Like a person: no answer, or an error of the shop's, is tried again after a while. */
  async persist(method: string, path: string, body?: object, tries = 40): Promise<Answer> {
    let answer = await this.send(method, path, body);
    for (let left = tries; left > 0 && (answer.status === 0 || answer.status >= 500); left--) {
      await pause(500 + randomInt(500));
      answer = await this.send(method, path, body);
    }
    return answer;
  }

  /** Makes an account; its address is verified by `verify`. */
  async register(email: string, verify: (email: string) => Promise<unknown>): Promise<string> {
    const person = { email, firstName: "Ada", lastName: "Park", password: PASSWORD };
    await this.persist("POST", addressOf("accounts.register"), {
      ...person,
      confirmPassword: PASSWORD,
    });
    await verify(email);
    const { status, body } = await this.persist("POST", addressOf("session.signIn"), {
      email,
      password: PASSWORD,
    });
    if (status !== 200) throw new Error(`Sign-in of ${email}: ${status} ${JSON.stringify(body)}`);
    return (body.user as { id: string }).id;
  }
}

/** A client with the rights of staff. */
export async function staffClient(url: string): Promise<ShopClient> {
  return new ShopClient(url, await staffToken(url));
}

/** What the owner sends as `Authorization: Bearer`. */
export async function staffToken(url: string): Promise<string> {
  const response = await fetch(`${url}/auth/user/emailpass`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      email: process.env.ADMIN_EMAIL,
      password: process.env.ADMIN_PASSWORD,
    }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}
