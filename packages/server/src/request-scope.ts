import { AsyncLocalStorage } from "node:async_hooks";

const requests = new AsyncLocalStorage<string>();

/** Does work on behalf of a request: whatever it calls and waits for can ask for the id. */
export function inRequest<Result>(id: string, work: () => Result): Result {
  return requests.run(id, work);
}

/** The id of the request on whose behalf this code runs; `undefined` outside of any. */
export const requestId = (): string | undefined => requests.getStore();
