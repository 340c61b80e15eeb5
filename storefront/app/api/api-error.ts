export { ApiError } from "@eldercare/contracts/api-error";
