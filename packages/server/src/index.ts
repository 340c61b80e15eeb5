export { type Listening, listen } from "./listen.js";
export { loggedPath } from "./logged-path.js";
export {
  DATA_SECURITY_POLICY,
  type PageSources,
  pageSecurityPolicy,
  securityHeaders,
} from "./security-headers.js";
