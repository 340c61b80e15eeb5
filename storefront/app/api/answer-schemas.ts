import {
  AccountCartResponse,
  AccountOrderListResponse,
  CarouselListResponse,
  CategoryListResponse,
  LoginResponse,
  MessageResponse,
  ProductDetail,
  ProductListResponse,
  SuggestionsResponse,
  User,
} from "@eldercare/contracts";
import type { AnswerSchemas } from "@eldercare/contracts/api";
import type { CallName } from "@eldercare/contracts/calls";

/** What calls of the shop's frame, its catalog and its account forms answer. */
export const ANSWERS = {
  "products.list": ProductListResponse,
  "products.read": ProductDetail,
  "categories.list": CategoryListResponse,
  "suggestions.list": SuggestionsResponse,
  "carousel.list": CarouselListResponse,
  "contact.send": MessageResponse,
  "newsletter.signUp": MessageResponse,
  "newsletter.confirm": MessageResponse,
  "newsletter.unsubscribe": MessageResponse,
  "session.read": User,
  "session.signIn": LoginResponse,
  "session.signOut": MessageResponse,
  "accounts.register": MessageResponse,
  "accounts.verifyEmail": MessageResponse,
  "accounts.resendVerification": MessageResponse,
  "accounts.forgotPassword": MessageResponse,
  "accounts.resetPassword": MessageResponse,
  "account.change": User,
  "account.remove": MessageResponse,
  "account.changePassword": MessageResponse,
  "account.orders": AccountOrderListResponse,
  "account.claimOrders": AccountOrderListResponse,
  "cart.keep": AccountCartResponse,
  "cart.merge": AccountCartResponse,
} satisfies Partial<AnswerSchemas<CallName>>;
