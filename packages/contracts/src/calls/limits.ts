/**
 * Names of limits on how often something may be done; the backend keeps their numbers. Each serves
 * one purpose, so that nobody uses up the tries of another. Those that end in `Ip` count by the
 * caller's address, the others by what the call is about.
 */
export type LimitName =
  | "readIp"
  | "signInDevice"
  | "signInVisitor"
  | "signInAccount"
  | "signInIp"
  | "passwordUser"
  | "registrationIp"
  | "registrationAddress"
  | "invitationIp"
  | "verificationIp"
  | "verificationAddress"
  | "verificationLinkIp"
  | "resetIp"
  | "resetAddress"
  | "resetLinkIp"
  | "newsletterIp"
  | "newsletterAddress"
  | "newsletterLinkIp"
  | "contactIp"
  | "contactAddress"
  | "reviewIp"
  | "reviewAddress"
  | "paymentUser"
  | "paymentIp"
  | "orderUser"
  | "orderIp"
  | "guestIp"
  | "orderStatusVisitor"
  | "orderStatusIp"
  | "orderStatusAddress"
  | "orderStatusLinkIp"
  | "declineUser"
  | "declineIp";
