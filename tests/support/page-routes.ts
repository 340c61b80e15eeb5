import routes from "../../storefront/app/routes.ts";

type Route = { path?: string; index?: boolean; file: string; children?: readonly Route[] };

/**
 * The patterns of every page of the shop, as the table of routes has them ("/product/:slug"); what
 * is for programs has no page. An optional part counts as two pages, with and without it.
 */
export async function pageRoutes(): Promise<string[]> {
  return (await (routes as Promise<Route[]> | Route[])).flatMap(pagesOf);
}

function pagesOf({ path = "", index, file, children }: Route): string[] {
  if (children) return children.flatMap(pagesOf);
  if (!file.endsWith(".tsx")) return [];
  if (index) return ["/"];
  const [, start, optional] = /^(.*?)(\/:\w+\?)?$/.exec(path) ?? [];
  return optional ? [`/${start}`, `/${path.slice(0, -1)}`] : [`/${path}`];
}
