import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeWishlist, readWishlist } from "../../../accounts/wishlist";
import { answerCall } from "../../../http/answer-call";
import { bodyOf } from "../../../http/call-input";
import { signedInAccount } from "../../security/signed-in";

/** GET /api/wishlist: what the signed-in customer saved for later. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const items = await readWishlist(request.scope, await signedInAccount(request));
  answerCall("wishlist.read", response, { items });
}

/** POST /api/wishlist: saves, and takes off; a browser's list at sign-in comes by it, too. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const account = await signedInAccount(request);
  const items = await changeWishlist(request.scope, account, bodyOf("wishlist.change", request));
  answerCall("wishlist.change", response, { items });
}
