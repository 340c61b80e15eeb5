/**
 * Schemas of the answers that the shop's frame and its catalog ask for. Pages come with their
 * data, so these are fetched with a page's first own call: building zod's schemas is a good part of
 * what a page's start costs on a phone.
 */
export {
  AccountOrderListResponse,
  CarouselListResponse,
  CategoryListResponse,
  MessageResponse,
  ProductDetail,
  ProductListResponse,
  User,
} from "@eldercare/contracts";
