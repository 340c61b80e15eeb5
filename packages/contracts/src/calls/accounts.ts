import {
  EmailBody,
  LoginBody,
  RegisterBody,
  ResetLinkQuery,
  ResetPasswordBody,
  VerifyEmailQuery,
} from "../account-forms.js";
import { LoginResponse, MessageResponse, User } from "../accounts.js";
import {
  EMAIL_NOT_VERIFIED,
  RESET_LINK_INVALID,
  SECOND_FACTOR_NEEDED,
  VERIFICATION_LINK_INVALID,
} from "../refusal-codes.js";
import type { CallTable } from "./call.js";

/** Making an account and signing in. */
export const accountCalls = {
  "session.read": {
    summary: "Who is signed in.",
    access: "customer",
    answer: User,
  },
  "session.signIn": {
    summary: "Signs in, for the shop and for staff also the back office.",
    access: "anyone",
    records: ["sign-in.succeeded", "sign-in.failed", "sign-in.limited"],
    limits: ["signInDevice", "signInVisitor", "signInAccount", "signInIp"],
    body: LoginBody,
    answer: LoginResponse,
    errors: { 401: [], 403: [EMAIL_NOT_VERIFIED, SECOND_FACTOR_NEEDED] },
  },
  "session.signOut": {
    summary: "Signs out; for whoever is signed out it changes nothing.",
    access: "anyone",
    records: ["sign-in.ended"],
    answer: MessageResponse,
  },
  "accounts.register": {
    summary:
      "Asks for an account; the answer is the same for every address, a mail tells the rest.",
    access: "anyone",
    limits: ["registrationIp", "registrationAddress"],
    body: RegisterBody,
    status: 201,
    answer: MessageResponse,
  },
  "accounts.verifyEmail": {
    summary:
      "Verifies an address with the token of its mail, within a day; asked again, says that it was.",
    access: "anyone",
    limits: ["verificationLinkIp"],
    query: VerifyEmailQuery,
    answer: MessageResponse,
    errors: { 400: [VERIFICATION_LINK_INVALID] },
  },
  "accounts.resendVerification": {
    summary: "Asks for a new verification mail; the answer is the same for every address.",
    access: "anyone",
    limits: ["verificationIp", "verificationAddress"],
    body: EmailBody,
    answer: MessageResponse,
  },
  "accounts.forgotPassword": {
    summary: "Asks for a mail to choose a new password; the answer is the same for every address.",
    access: "anyone",
    records: ["password.reset-requested"],
    limits: ["resetIp", "resetAddress"],
    body: EmailBody,
    answer: MessageResponse,
  },
  "accounts.checkResetLink": {
    summary:
      "Whether the token of a reset mail still works, and no more than that; uses nothing up.",
    access: "anyone",
    limits: ["resetLinkCheckIp"],
    query: ResetLinkQuery,
    answer: MessageResponse,
    errors: { 400: [RESET_LINK_INVALID] },
  },
  "accounts.resetPassword": {
    summary: "Sets a new password with the token of a mail; signs out everywhere.",
    access: "anyone",
    records: ["password.reset"],
    limits: ["resetLinkIp"],
    body: ResetPasswordBody,
    answer: MessageResponse,
    errors: { 400: [RESET_LINK_INVALID] },
  },
} as const satisfies CallTable;
