export { AnswerMemory, type ChangeFollower, type Made } from "./answer-memory.js";
export { type Listening, listen } from "./listen.js";
export { loggedPath } from "./logged-path.js";
export { FOREIGN_WRITE_REFUSED, isOwnWrite } from "./own-write.js";
export {
  DATA_SECURITY_POLICY,
  type PageSources,
  pageSecurityPolicy,
  securityHeaders,
} from "./security-headers.js";
