import { createApi } from "@eldercare/contracts/api";
import { SHOP_ADDRESSES } from "@eldercare/contracts/shop-addresses";
import { answerSchema } from "./answer-schema";
import { transport } from "./transport";

/** Makes the calls of the shop's pages and checks the answers. Failures are ApiErrors. */
export const shopCalls = createApi({ addresses: SHOP_ADDRESSES, answerSchema, transport });
