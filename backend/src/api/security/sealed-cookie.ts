import type { MedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { TokenContext } from "../../sealed-token";
import { shopSettings } from "../../settings";

/** Cookies that hold sealed tokens; scripts cannot read them. */
type SealedCookie = "device" | "guest" | "cart";

/** With what tokens of this shop are made and read now. */
export function tokenContext(request: MedusaRequest): TokenContext {
  const { http } = request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig;
  return { secret: String(http.cookieSecret), now: Date.now() };
}

/** What the request's browser keeps under this name. */
export function sealedCookieOf(request: MedusaRequest, name: SealedCookie): string | undefined {
  const { cookies } = request as MedusaRequest & { cookies?: Record<string, unknown> };
  const value = cookies?.[fullName(name)];
  return typeof value === "string" ? value : undefined;
}

/** Has the browser keep a value for so many seconds, for these paths of the shop and no others. */
export function keepSealedCookie(
  request: MedusaRequest,
  name: SealedCookie,
  value: string,
  { paths, seconds }: { paths: readonly string[]; seconds: number },
): void {
  for (const path of paths) {
    request.res?.cookie(fullName(name), value, {
      path,
      httpOnly: true,
      sameSite: "lax",
      secure: isHttps(),
      maxAge: seconds * 1000,
    });
  }
}

function fullName(name: SealedCookie): string {
  return isHttps() ? `__Secure-birchwell.${name}` : `birchwell.${name}`;
}

const isHttps = () => shopSettings().SHOP_URL.startsWith("https:");
