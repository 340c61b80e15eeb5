export { openApiDocument } from "./openapi/document.js";
export { failuresOf } from "./openapi/failures.js";
export type { JsonSchema } from "./openapi/json-schemas.js";
export { ACCESS_TEXTS, nounOf } from "./openapi/operation.js";
