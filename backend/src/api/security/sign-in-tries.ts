import type { MedusaRequest } from "@medusajs/framework/http";
import { clientAddress } from "./client-address";
import { knownDeviceOf, rememberDevice } from "./known-device";
import { rateLimit, rateLimitsOf } from "./rate-limit";
import { type Door, recordRefusedSignIn } from "./sign-in-events";

/** A try to sign in, which counts as failed until it is known to be well. */
export interface SignInTry {
  /** The password was right: the try is not held against anybody, and the device is known from now on. */
  succeed(): Promise<void>;
}

/**
 * Counts a try to sign in to the account of `email`, whichever door it comes to: the shop's or
 * Medusa Admin's. Too many are refused with 429. A device that was signed in before has tries of
 * its own, so that nobody who guesses elsewhere can lock it out; everybody else is counted by
 * account and IP together first, so that one IP uses up few of the account's tries (decision 027).
 */
export async function countSignInTry(
  request: MedusaRequest,
  email: string,
  door: Door,
): Promise<SignInTry> {
  const device = knownDeviceOf(request, email);
  const counted = device ? countAtDevice(request, device.id) : countFromAnywhere(request, email);
  const undo = await counted.catch((error: unknown) => {
    recordRefusedSignIn(request, email, { door, problem: "too many tries" });
    throw error;
  });
  return {
    succeed: async () => {
      rememberDevice(request, email);
      await undo();
    },
  };
}

/**
 * Who read the mail to `email` is let in from this device whatever was guessed before.
 */
export async function unlockSignIn(request: MedusaRequest, email: string): Promise<void> {
  rememberDevice(request, email);
  const limits = rateLimitsOf(request);
  await limits.forget("signInAccount", email);
  await limits.forget("signInVisitor", visitorKey(request, email));
}

async function countAtDevice(request: MedusaRequest, device: string): Promise<() => Promise<void>> {
  await rateLimit(request, [["signInDevice", device]]);
  return () => rateLimitsOf(request).forget("signInDevice", device);
}

async function countFromAnywhere(
  request: MedusaRequest,
  email: string,
): Promise<() => Promise<void>> {
  const ip = clientAddress(request);
  const visitor = visitorKey(request, email);
  await rateLimit(request, [
    ["signInVisitor", visitor],
    ["signInIp", ip],
  ]);
  // Only now: what is refused above does not count against the account.
  await rateLimit(request, [["signInAccount", email]]);
  return async () => {
    const limits = rateLimitsOf(request);
    await limits.forget("signInVisitor", visitor);
    await limits.reward("signInIp", ip);
    await limits.reward("signInAccount", email);
  };
}

function visitorKey(request: MedusaRequest, email: string): string {
  return `${clientAddress(request)} ${email}`;
}
