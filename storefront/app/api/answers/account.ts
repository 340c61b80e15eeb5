import {
  AccountCartResponse,
  AccountOrderListResponse,
  InvitationResponse,
  LoginResponse,
  MessageResponse,
  User,
} from "@eldercare/contracts";
import type { AnswerSchemas } from "@eldercare/contracts/api";
import type { CallName } from "@eldercare/contracts/calls";

/** What calls for the visitor, an account and its cart answer, and those that answer with a sentence. */
export const ANSWERS = {
  "session.read": User,
  "session.signIn": LoginResponse,
  "session.signOut": MessageResponse,
  "accounts.register": MessageResponse,
  "accounts.verifyEmail": MessageResponse,
  "accounts.resendVerification": MessageResponse,
  "accounts.forgotPassword": MessageResponse,
  "accounts.checkResetLink": MessageResponse,
  "accounts.resetPassword": MessageResponse,
  "invitations.read": InvitationResponse,
  "invitations.accept": LoginResponse,
  "account.change": User,
  "account.remove": MessageResponse,
  "account.changePassword": MessageResponse,
  "account.orders": AccountOrderListResponse,
  "account.claimOrders": AccountOrderListResponse,
  "cart.keep": AccountCartResponse,
  "cart.merge": AccountCartResponse,
  "contact.send": MessageResponse,
  "newsletter.signUp": MessageResponse,
  "newsletter.confirm": MessageResponse,
  "newsletter.unsubscribe": MessageResponse,
  "stockAlerts.ask": MessageResponse,
  "stockAlerts.confirm": MessageResponse,
  "stockAlerts.stop": MessageResponse,
} satisfies Partial<AnswerSchemas<CallName>>;
