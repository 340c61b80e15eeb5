import { methodOf, pathOf } from "../calls/address.js";
import { ADDRESSES } from "../calls/addresses.js";
import { ROUTED_CALLS } from "../calls/table.js";
import { SHOP } from "../shop.js";
import { type JsonSchema, JsonSchemas } from "./json-schemas.js";
import { nounOf, operationOf } from "./operation.js";

const VERSION = "1";

const ABOUT = [
  "Everything the shop's pages and its back office do. Money is whole cents in CAD, times are ISO 8601.",
  "Bodies are JSON. A call that fails answers a sentence for people, and what is wrong with which field.",
].join(" ");

/** The table of calls as an OpenAPI 3.1 document. `shopUrl` is the shop's origin. */
export function openApiDocument(shopUrl: string): JsonSchema {
  const schemas = new JsonSchemas();
  const paths: Record<string, JsonSchema> = {};
  for (const name of ROUTED_CALLS) {
    const path = pathOf(ADDRESSES[name]);
    const method = methodOf(ADDRESSES[name]).toLowerCase();
    paths[path] = { ...paths[path], [method]: operationOf(name, schemas) };
  }
  return {
    openapi: "3.1.0",
    info: { title: `${SHOP.name} API`, version: VERSION, description: ABOUT },
    servers: [{ url: shopUrl }],
    tags: [...new Set(ROUTED_CALLS.map(nounOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "birchwell.sid" },
        token: { type: "http", scheme: "bearer", description: "A token of Medusa's, for staff." },
      },
      schemas: schemas.components,
    },
  };
}
