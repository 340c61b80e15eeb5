import {
  ProductDetail,
  ProductFacetsResponse,
  ProductListResponse,
  WishlistResponse,
} from "@eldercare/contracts";
import type { AnswerSchemas } from "@eldercare/contracts/api";
import type { CallName } from "@eldercare/contracts/calls";

/** What calls for products answer. */
export const ANSWERS = {
  "products.list": ProductListResponse,
  "products.facets": ProductFacetsResponse,
  "products.read": ProductDetail,
  "wishlist.read": WishlistResponse,
  "wishlist.change": WishlistResponse,
} satisfies Partial<AnswerSchemas<CallName>>;
