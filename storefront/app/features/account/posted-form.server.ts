import { refusalWords } from "@eldercare/contracts";
import { type AnswerOf, CALLS } from "@eldercare/contracts/calls";
import { data, redirect } from "react-router";
import { ApiError } from "~/api/api-error";
import type { ShopCookie } from "~/api/cookie";
import { formOfRequest } from "~/api/form-of-request.server";
import { type Notice, noticeCookie } from "~/api/notice-cookie";
import { retryAfterOf } from "~/api/query-client";
import { setCookieText } from "~/api/set-cookie.server";
import { apiForVisitor, type VisitorApi } from "~/api/visitor-api.server";
import { CALL_FIELD, errorsByField, type PostedForm } from "./posted-form";

/** Longer texts are cut when they are shown again; the contract refuses them anyway. */
const MAX_SHOWN = 10_000;
/** Fields that no page repeats. */
const SECRET_FIELD = /password|^code$/i;

/** The calls that forms of pages make for visitors without scripts. */
type FormCall =
  | "contact.send"
  | "newsletter.signUp"
  | "newsletter.confirm"
  | "newsletter.unsubscribe"
  | "session.signIn"
  | "session.signOut"
  | "accounts.register"
  | "accounts.verifyEmail"
  | "accounts.resendVerification"
  | "accounts.forgotPassword"
  | "accounts.resetPassword"
  | "invitations.accept"
  | "account.change"
  | "account.changePassword"
  | "account.remove"
  | "account.forgetAddress"
  | "account.claimOrders"
  | "orders.lookUp"
  | "returns.ask"
  | "reviews.write"
  | "stockAlerts.ask"
  | "stockAlerts.confirm"
  | "stockAlerts.stop";

type Values = Record<string, string>;

/** Where a form that was taken leads, and what is said there. */
export type Done = { path: string; notice?: Notice; cookies?: readonly ShopCookie[] };

/** What each form of a page does when it was taken. */
type Forms = { [Name in FormCall]?: Taken<AnswerOf<Name>> };

/** `api` makes more calls as the visitor, with the cookies of the answer. */
type Taken<Answer> = (answer: Answer, values: Values, api: VisitorApi) => Done | Promise<Done>;

function textsOf(form: FormData): Values {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value.slice(0, MAX_SHOWN)] as const] : [],
  );
  return Object.fromEntries(texts);
}

const withoutSecrets = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET_FIELD.test(name)));

/** The input of a call, from a form's texts: its body, or its query; empty fields may be left out. */
function inputOf(call: FormCall, values: Values) {
  const entry = CALLS[call];
  const schema = "body" in entry ? entry.body : "query" in entry ? entry.query : null;
  if (!schema) return { input: {}, issues: [] };
  const checked = schema.safeParse(values);
  if (checked.success) {
    return { input: { ["body" in entry ? "body" : "query"]: checked.data }, issues: [] };
  }
  return { input: null, issues: checked.error.issues };
}

function headersOf(request: Request, cookies: readonly string[], done?: Done): Headers {
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  const own = [...(done?.cookies ?? []), ...(done?.notice ? [noticeCookie(done.notice)] : [])];
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  for (const cookie of own) headers.append("Set-Cookie", setCookieText(request, cookie));
  return headers;
}

/**
 * `action` of a page whose forms were sent without scripts: what the contract or the API refuses
 * comes back with what was typed (400 or the API's status), passwords aside; otherwise the browser
 * is sent on, with the cookies that the API set for it.
 */
export async function postForm(
  request: Request,
  forms: Forms,
  /** The parts of the call's path, of the form's texts. */
  paramsOf?: (values: Values) => Values,
) {
  const values = textsOf(await formOfRequest(request));
  const names = Object.keys(forms) as FormCall[];
  const call = names.find((name) => name === values[CALL_FIELD]) ?? names[0];
  if (!call) throw new Error("A page takes a form and has none.");
  const api = apiForVisitor(request);
  const refuse = (
    refusal: Pick<PostedForm, "errors" | "problem">,
    init: { status: number; headers?: Record<string, string> },
  ) => {
    const headers = headersOf(request, api.setCookies);
    for (const [name, value] of Object.entries(init.headers ?? {})) headers.set(name, value);
    const posted = { call, values: withoutSecrets(values), ...refusal };
    return data<PostedForm>(posted, { status: init.status, headers });
  };
  const { input, issues } = inputOf(call, values);
  if (!input) return refuse({ errors: errorsByField(issues), problem: null }, { status: 400 });
  try {
    const answer = await api.call(call, {
      ...input,
      ...(paramsOf && { params: paramsOf(values) }),
    } as never);
    const done = await (forms[call] as Taken<unknown>)(answer, values, api);
    const headers = headersOf(request, api.setCookies, done);
    return redirect(done.path, { status: 303, headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errors = errorsByField(error.fields.filter(({ path }) => path in values));
    const problem = { sentence: refusalWords(error, call), code: error.code };
    const isAboutFields = Object.keys(errors).length > 0;
    return refuse(
      { errors, problem: isAboutFields ? null : problem },
      { status: error.status || 503, ...retryAfterOf(error.retryAfter) },
    );
  }
}
