import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  appDirectory: "app",
  buildDirectory: "build",
  // The whole route table is a few hundred bytes: sending it with the page saves a request per visit.
  routeDiscovery: { mode: "initial" },
  // Named one by one so that the build does not ask; splitting routes would cost more requests.
  future: {
    v8_middleware: true,
    v8_splitRouteModules: false,
    v8_viteEnvironmentApi: false,
    v8_passThroughRequests: false,
    v8_trailingSlashAwareDataRequests: false,
  },
} satisfies Config;
