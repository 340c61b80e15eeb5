export { AnswerMemory, type ChangeFollower, inEach, type Made } from "./answer-memory.js";
export { onceAtATime, within } from "./bounded-wait.js";
export { chooseEncoding, ENCODINGS, type Encoding } from "./choose-encoding.js";
export { CompressedBody } from "./compressed-body.js";
export { endBeforeAnswer } from "./end-before-answer.js";
export { endOnUncaught } from "./end-on-uncaught.js";
export { RENEW_SIGNAL } from "./fleet.js";
export { LastAnswers } from "./last-answers.js";
export { type Listening, listen } from "./listen.js";
export {
  LOG_LEVELS,
  Log,
  type LogDetails,
  type LogFormat,
  type LogLevel,
  log,
  startLog,
} from "./log.js";
export { type Answered, logRequests, observeAnswers } from "./log-requests.js";
export { loggedPath } from "./logged-path.js";
export { measureRequests } from "./measure-requests.js";
export { counter, gauge, histogram, metrics } from "./metrics.js";
export { FOREIGN_WRITE_REFUSED, isOwnWrite } from "./own-write.js";
export { createReadiness, LIVE_PATH, READY_PATH, type Readiness } from "./readiness.js";
export { withAddresses, withoutSecrets } from "./redacted-text.js";
export { remembered } from "./remembered.js";
export { nameRequests, REQUEST_ID_HEADER, withRequestNumber } from "./request-id.js";
export { inRequest, requestId } from "./request-scope.js";
export {
  DATA_SECURITY_POLICY,
  DOCUMENT_HEADERS,
  type PageSources,
  pageSecurityPolicy,
  securityHeaders,
} from "./security-headers.js";
export {
  METRICS_OFFSETS,
  type MeasuredService,
  type MetricsServer,
  metricsPort,
  serveMetrics,
} from "./serve-metrics.js";
export { SHOP_AWAY } from "./shop-away.js";
export {
  keepTraces,
  type SpanFields,
  stopTraces,
  traced,
  traceHeaders,
  traceRequests,
} from "./traces.js";
