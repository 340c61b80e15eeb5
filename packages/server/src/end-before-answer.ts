import type { ServerResponse } from "node:http";
import onHeaders from "on-headers";
import type { ChangeFollower } from "./answer-memory.js";

/** A request of Express, as far as it says what it asks for. */
type Asked = { method: string; path: string };

/**
 * Who has saved something sees it with the next answer, also when the database's notice is still on its
 * way: what `follower` keeps ends before a write is answered. `isWrite` says of which requests.
 */
export function endBeforeAnswer(
  follower: Pick<ChangeFollower, "end">,
  isWrite: (request: Asked) => boolean,
): (request: Asked, response: ServerResponse, next: () => void) => void {
  return (request, response, next) => {
    if (isWrite(request)) {
      onHeaders(response, () => {
        // Anybody may try, and is refused.
        if (response.statusCode < 400) follower.end();
      });
    }
    next();
  };
}
