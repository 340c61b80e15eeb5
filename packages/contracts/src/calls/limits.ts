/**
 * Names of limits on how often something may be done; the backend keeps their numbers. Those that
 * end in `Ip` count by the caller's address, the others by what the call is about.
 */
export type LimitName =
  | "signInAddress"
  | "signInIp"
  | "registrationIp"
  | "mailAddress"
  | "mailIp"
  | "contactIp"
  | "paymentUser"
  | "linkIp";
