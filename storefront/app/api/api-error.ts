export { ApiError } from "@eldercare/contracts/client";
