export { type SimulatorControl, simulatorControl } from "./control/simulator-control.js";
export {
  createStripeSimulator,
  type StripeSimulator,
  type StripeSimulatorOptions,
} from "./create-stripe-simulator.js";
export { stripeSignature } from "./webhooks/signature.js";
