import type { Worker } from "node:cluster";

/** What `node:cluster` says to a process with a connection, and what that says when it has taken it. */
interface Told {
  cmd?: string;
  act?: string;
  seq?: number;
  ack?: number;
}

/** A connection as Node itself holds it. */
interface Connection {
  close(): void;
}

/**
 * Ends, when a process of a cluster dies, the connections that it had been handed and had not taken yet. Node
 * forgets them: they stay open, answered by nobody, for as long as whoever asked has patience. Ended, they are
 * asked again.
 */
export function endUntaken({ process: child }: Worker): void {
  const onTheWay = new Map<number, Connection>();
  const { send } = child;
  Reflect.set(child, "send", (...said: [Told, Connection?, ...unknown[]]) => {
    const [{ act, seq }, connection] = said;
    if (act === "newconn" && seq !== undefined && connection) onTheWay.set(seq, connection);
    return Reflect.apply(send, child, said);
  });
  child.on("internalMessage", ({ ack }: Told) => {
    if (ack !== undefined) onTheWay.delete(ack);
  });
  child.once("exit", () => {
    for (const connection of onTheWay.values()) connection.close();
  });
}
