import type { Express } from "express";

const METHODS = ["get", "head", "post", "put", "patch", "delete", "options"] as const;

/** One handler that waits for a method at a path: a route's, or a guard's before it. */
export interface MountedRoute {
  method: (typeof METHODS)[number];
  path: string;
}

/** What Express 4 keeps of its handlers; it has no public list of them. */
interface Layer {
  route?: { path: string | RegExp; methods: Record<string, boolean> };
}

/** Every handler of an app that waits for a method at a path, in the order of their mounting. */
export function mountedRoutes(app: Express): MountedRoute[] {
  const { stack } = (app as unknown as { _router: { stack: Layer[] } })._router;
  return stack.flatMap(({ route }) =>
    METHODS.filter((method) => route?.methods[method]).map((method) => ({
      method,
      path: String(route?.path),
    })),
  );
}
