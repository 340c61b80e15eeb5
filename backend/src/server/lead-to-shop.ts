import type { RequestHandler } from "express";

/** Where Medusa's origin leads to the shop's pages: `/shop/product/x` is `/product/x` there. */
export const SHOP_PATH = "/shop";

/** Sends browsers on to the same path of the shop. `shopUrl` has no slash at its end. */
export function leadToShop(shopUrl: string): RequestHandler {
  // Written behind the shop's origin, a path can name no other one, whatever it begins with.
  return (request, response) => response.redirect(`${shopUrl}${request.url}`);
}

/** Medusa Admin's page of an invitation, which copies of its link lead to. */
export const INVITE_PATH = "/app/invite";

/** Sends whoever is invited on to the shop's page, which says why a password will not do, and for whom the link is. */
export function leadInvited(shopUrl: string): RequestHandler {
  return ({ url }, response) =>
    response.redirect(`${shopUrl}/invitation${new URL(url, shopUrl).search}`);
}
