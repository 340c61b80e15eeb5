import type { ApiCall, ApiRoute } from "../http/api-route.js";
import { LIST_PARAMS, listPage } from "../http/list-page.js";
import { checkKnown, text } from "../http/params.js";
import { resourceMissing } from "../stripe-failure.js";

function find({ store, id }: ApiCall): object {
  const event = store.events.get(id);
  if (!event) throw resourceMissing("event", id);
  return event;
}

function list({ store, params }: ApiCall): object {
  checkKnown(params, [...LIST_PARAMS, "type"]);
  const type = text(params, "type");
  const events = store.events.newestFirst().filter((event) => !type || event.type === type);
  return listPage(events, params, "/v1/events");
}

export const eventRoutes: readonly ApiRoute[] = [
  { method: "GET", path: "/v1/events", answer: list },
  { method: "GET", path: "/v1/events/:id", answer: find },
];
