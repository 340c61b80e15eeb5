import type { Simulator } from "../simulator.js";
import { readCopies, readFault, readWebhookControls } from "./control-requests.js";

export interface ControlAnswer {
  status: number;
  body: object;
}

/** `/simulator/…`: what tests see and bend. JSON in, JSON out. */
export async function answerControl(
  simulator: Simulator,
  method: string,
  path: string,
  query: URLSearchParams,
  bodyText: string,
): Promise<ControlAnswer> {
  const ok = (body: object = {}): ControlAnswer => ({ status: 200, body });
  const { store, sender, failingRefunds, faults, calls } = simulator;
  try {
    const body: unknown = bodyText ? JSON.parse(bodyText) : {};
    switch (`${method} ${path}`) {
      case "POST /simulator/reset":
        sender.reset();
        failingRefunds.reset();
        faults.clear();
        calls.clear();
        store.clear();
        return ok();
      case "GET /simulator/webhooks":
        return ok(sender.controls);
      case "POST /simulator/webhooks":
        sender.setControls(readWebhookControls(body));
        return ok(sender.controls);
      case "POST /simulator/faults":
        faults.add(readFault(body));
        return ok();
      case "DELETE /simulator/faults":
        faults.clear();
        return ok();
      case "GET /simulator/calls":
        return ok({ calls: calls.entries });
      case "GET /simulator/events":
        return ok({ events: listEvents(simulator, query) });
    }
    const eventId = /^\/simulator\/events\/(evt_\w+)\/send$/.exec(path)?.[1];
    const event = eventId && store.events.get(eventId);
    if (method === "POST" && event) {
      return ok({ statuses: await sender.resend(event, readCopies(body)) });
    }
    return { status: 404, body: { message: `There is no ${method} ${path}.` } };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { status: 400, body: { message } };
  }
}

/** Oldest first, with their delivery; `type` and `object` (an id such as pi_1) narrow the list. */
function listEvents({ store }: Simulator, query: URLSearchParams): object[] {
  const type = query.get("type");
  const objectId = query.get("object");
  return store.events
    .newestFirst()
    .reverse()
    .filter((event) => !type || event.type === type)
    .filter(
      ({ data: { object } }) =>
        !objectId ||
        object.id === objectId ||
        ("payment_intent" in object && object.payment_intent === objectId),
    )
    .map((event) => ({ ...event, delivery: store.deliveries.get(event.id) ?? null }));
}
