/** All pages as one module, which React Router's plugin makes while the storefront is built. */
declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}
