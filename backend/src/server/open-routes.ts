import { type Express, type RequestHandler, Router } from "express";
import { isCanonicalPath } from "../http/canonical-path";
import { noteClosedDoor } from "../http/closed-door";
import { type MountedRoute, mountedRoutes } from "../http/mounted-routes";
import { unknownCall } from "../http/unknown-call";

/**
 * What of Medusa's ways to sign in is open: what Medusa Admin asks for. The guards of these stand in
 * api/security/core-auth-routes.ts.
 */
export const OPEN_AUTH_ROUTES: readonly MountedRoute[] = [
  { method: "post", path: "/auth/user/emailpass" },
  { method: "post", path: "/auth/user/emailpass/register" },
  { method: "post", path: "/auth/user/emailpass/reset-password" },
  { method: "get", path: "/auth/user/providers" },
  { method: "post", path: "/auth/session" },
  { method: "delete", path: "/auth/session" },
  { method: "get", path: "/auth/mfa/factors" },
  { method: "post", path: "/auth/mfa/factors" },
  { method: "post", path: "/auth/mfa/factors/:id/verify" },
  { method: "delete", path: "/auth/mfa/factors/:id" },
  { method: "post", path: "/auth/mfa/recovery-codes" },
  { method: "post", path: "/auth/mfa/challenges/:id/verify" },
];

/** Below these everything passes: each has a guard of its own, closed to what it does not know. */
const GUARDED_FOLDERS = ["/api", "/static", "/shop"];

/** The admin's pages and files, whatever their path: nothing else can be reached below it. */
const ADMIN_PAGES = "/app";

/** What Medusa has doors to; whoever asks for other addresses that nobody has is noise of the net. */
const MEDUSA_FOLDERS = ["admin", "auth", "cloud", "hooks", "store"];

/**
 * Routes of staff; Medusa itself lets nobody else past. Without those of its index module, which the
 * shop has not: they would never answer.
 */
const STAFF_ROUTE = /^\/admin\/(?!index\/)[\w:/-]+$/;

export interface Doors {
  /** Stands before everything else on Medusa's origin. */
  handler: RequestHandler;
  /** To be called once Medusa has mounted its routes; everything is closed before. */
  open(app: Express): void;
}

/**
 * Everything on Medusa's origin is closed (404) but what is named here by method and path, to the
 * letter. An address that could be written in a second way, too, is none (decision 017).
 */
export function createDoors(): Doors {
  let list: RequestHandler = closed;
  return {
    handler: (request, response, next) => list(request, response, next),
    open(app) {
      list = openRoutes(mountedRoutes(app).filter(({ path }) => STAFF_ROUTE.test(path)));
    },
  };
}

function openRoutes(staffRoutes: readonly MountedRoute[]): Router {
  const doors = Router({ caseSensitive: true, strict: true });
  // Who is on the list leaves it and goes on; all others come to its end.
  const open: RequestHandler = (_request, _response, next) => next("router");
  doors.use((request, response, next) => {
    const { originalUrl } = request;
    const isPage = /^\/app(?:[/?]|$)/.test(originalUrl) && request.path.startsWith(ADMIN_PAGES);
    if (isPage || isCanonicalPath(originalUrl)) return next();
    closed(request, response, next);
  });
  doors.get(["/", ADMIN_PAGES, `${ADMIN_PAGES}/*`], open);
  doors.use(GUARDED_FOLDERS, open);
  for (const { method, path } of [...OPEN_AUTH_ROUTES, ...staffRoutes]) doors[method](path, open);
  doors.use(closed);
  return doors;
}

/** Answers 404, and notes for the trail which of Medusa's doors was tried. */
const closed: RequestHandler = (request, response, next) => {
  noteClosedDoor(response, doorOf(request.originalUrl));
  unknownCall(request, response, next);
};

/** The folder that an address means, however it is written: "auth" of "//%61uth/user". */
export function doorOf(url: string): string | undefined {
  const [first = ""] = (url.split("?", 1)[0] ?? "").split(/[/\\]+/).filter(Boolean);
  const plain = first.replace(/%([\da-f]{2})/gi, (_code, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return MEDUSA_FOLDERS.find((folder) => folder === plain.toLowerCase());
}
