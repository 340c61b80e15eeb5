/** How an event travels to the shop; its id is the event's. */
export interface Delivery {
  id: string;
  state: "waiting" | "delivered" | "dropped" | "given_up";
  /** One entry a try: the shop's status, or 0 when it did not answer. */
  attempts: { at: string; status: number }[];
}
