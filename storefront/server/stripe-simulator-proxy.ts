import { Router } from "express";
import { forwardTo } from "./forward.ts";

const AWAY = "Demo payments are not answering right now. Please try again in a minute.";

/** What a browser may ask of the Stripe simulator: its controls for tests stay inside. */
const FOR_BROWSERS = [
  "/v1/payment_intents/:id",
  "/v1/payment_intents/:id/confirm",
  "/challenge/:id",
];

/** Demo payments on the shop's own origin: confirming a card, and the page of the demo bank. */
export function stripeSimulatorProxy(port: number): Router {
  const forward = forwardTo(`http://127.0.0.1:${port}`, AWAY);
  const router = Router();
  router.all(FOR_BROWSERS, (request, response) => {
    delete request.headers.cookie;
    forward(request, response);
  });
  router.use((_request, response) => {
    response.status(404).set("Cache-Control", "no-store").type("text").send("Not found");
  });
  return router;
}
