export { AnswerMemory, type ChangeFollower, type Made } from "./answer-memory.js";
export { chooseEncoding, ENCODINGS, type Encoding } from "./choose-encoding.js";
export { CompressedBody } from "./compressed-body.js";
export { RENEW_SIGNAL } from "./fleet.js";
export { type Listening, listen } from "./listen.js";
export { loggedPath } from "./logged-path.js";
export { FOREIGN_WRITE_REFUSED, isOwnWrite } from "./own-write.js";
export { createReadiness, LIVE_PATH, READY_PATH, type Readiness } from "./readiness.js";
export {
  DATA_SECURITY_POLICY,
  type PageSources,
  pageSecurityPolicy,
  securityHeaders,
} from "./security-headers.js";
