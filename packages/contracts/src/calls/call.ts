import type { z } from "zod";
import type { SecurityEventKind } from "../security-events.js";
import type { StaffRole } from "../staff-roles.js";
import type { CallName } from "./addresses.js";
import type { LimitName } from "./limits.js";

/**
 * Who may call: anyone; whoever is signed in (`customer`, staff included); the same and guests of the
 * checkout in their own browser (`buyer`); staff; Stripe, by its
 * signature; or the storefront's server, by its secret. Everybody else is answered 401, and customers
 * 403 where only staff may.
 */
export type Access = "anyone" | "buyer" | "customer" | "staff" | "stripe" | "storefront";

/**
 * What a request's body is. `json` holds at most 100 kB, `large-json` more, `json-with-images` images as data URLs;
 * `images` and `import` are multipart forms of files; `json-or-form` is JSON, or a form that mail
 * programs send by themselves; `signed-json` is kept byte by byte for its signature.
 */
export type BodyKind =
  | "json"
  | "large-json"
  | "json-with-images"
  | "images"
  | "import"
  | "json-or-form"
  | "signed-json";

/**
 * What an answer is that is not JSON; `events` are told one after the other and never end; `table` is
 * CSV or an Excel workbook, as asked.
 */
export type AnswerKind = "csv" | "events" | "file" | "html" | "redirect" | "table";

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 429 | 502 | 503;

/** One call of `/api`: everything about it except method and path, which addresses.ts says. */
export interface Call {
  /** One sentence for people who read the table or /api/docs. */
  readonly summary: string;
  readonly access: Access;
  /** Who of the staff may, beside the owner; left out: the manager. */
  readonly roles?: readonly StaffRole[];
  /** The same path and method as another call, told apart by the query; the route decides. */
  readonly variantOf?: CallName;
  /** Anyone may call, and staff are answered more: the request says whether staff ask. */
  readonly staffSeeMore?: true;
  /** Pages make it by themselves: it does not show that somebody is there, and keeps no session. */
  readonly background?: true;
  /** Kinds of security events that the call may leave behind (decision 035). */
  readonly records?: readonly SecurityEventKind[];
  /** Limits that count this call, by name; the backend says how often and how long. */
  readonly limits?: readonly LimitName[];
  /**
   * `revalidate`: browsers may keep the answer and ask whether it still holds. Left out: no cache
   * keeps it.
   */
  readonly cache?: "revalidate";
  /** Left out: the parts of the path are texts. */
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Left out with a `body`: `json`. */
  readonly bodyKind?: BodyKind;
  /** Status of success; left out: 200. */
  readonly status?: 200 | 201 | 202 | 303;
  readonly answer: z.ZodType | AnswerKind;
  /** JSON of other statuses that is more than an error's. */
  readonly otherAnswers?: Readonly<Partial<Record<ErrorStatus, z.ZodType>>>;
  /**
   * Failures of this call's own, each with the `code`s it may carry. What every call of its kind
   * answers (bad input, signed out, too many tries) follows from the rest of the entry.
   */
  readonly errors?: Readonly<Partial<Record<ErrorStatus, readonly string[]>>>;
}

/** Calls of one noun. */
export type CallTable = Partial<Record<CallName, Call>>;
