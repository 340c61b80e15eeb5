import { CALLS } from "@eldercare/contracts/calls";
import { data, redirect } from "react-router";
import { ApiError } from "~/api/api-error";
import { retryAfterOf } from "~/api/query-client";
import { shopApi } from "~/api/shop-api";
import type { PostedForm } from "./posted-form";

/** Longer texts are cut when they are shown again; the contract refuses them anyway. */
const MAX_SHOWN = 10_000;

/** The calls that pages make for visitors without scripts. */
type PlainFormCall =
  | "contact.send"
  | "newsletter.signUp"
  | "newsletter.confirm"
  | "newsletter.unsubscribe";

function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value.slice(0, MAX_SHOWN)] as const] : [],
  );
  return Object.fromEntries(texts);
}

function errorsOf(issues: readonly { path: string; message: string }[]): Record<string, string> {
  // The first message of a field is the one to mend first.
  return Object.fromEntries(issues.map(({ path, message }) => [path, message] as const).reverse());
}

/**
 * `action` of a form that was sent without scripts: what the contract or the API refuses comes back
 * with what was typed (400 or the API's status); otherwise the browser is sent on to `donePath`.
 */
export async function postPlainForm(
  request: Request,
  { call, donePath }: { call: PlainFormCall; donePath: string },
) {
  const values = textsOf(await request.formData());
  const refuse = (
    errors: Record<string, string>,
    problem: string | null,
    init: { status: number; headers?: Record<string, string> },
  ) => data<PostedForm>({ values, errors, problem }, init);
  const body = CALLS[call].body.safeParse(values);
  if (!body.success) {
    const issues = body.error.issues.map(({ path: at, message }) => ({
      path: at.join("."),
      message,
    }));
    return refuse(errorsOf(issues), null, { status: 400 });
  }
  try {
    await shopApi.call(call, { body: body.data });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errors = errorsOf(error.fields);
    const isAboutFields = Object.keys(errors).length > 0;
    return refuse(errors, isAboutFields ? null : error.sentence, {
      status: error.status || 503,
      ...retryAfterOf(error.retryAfter),
    });
  }
  return redirect(donePath, 303);
}
