import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { ROUTED_CALLS } from "../calls/table.js";
import { openApiDocument } from "./document.js";

const document = openApiDocument("https://shop.example");
type Operation = { operationId: string; responses: Record<string, unknown>; security: unknown[] };
const operations = Object.values(
  document.paths as Record<string, Record<string, Operation>>,
).flatMap((methods) => Object.values(methods));
const operation = (name: string) => operations.find(({ operationId }) => operationId === name);

describe("the OpenAPI document", () => {
  it("is a valid OpenAPI 3.1 document", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect([valid, validator.version]).toEqual([true, "3.1"]);
  });

  it("has every call of the table once", () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      [...ROUTED_CALLS].sort(),
    );
  });

  it("refers to nothing that it does not describe", () => {
    const { schemas } = document.components as { schemas: Record<string, unknown> };
    const references = JSON.stringify(document).matchAll(
      /"\$ref":"#\/components\/schemas\/(\w+)"/g,
    );
    for (const [, name = ""] of references) expect(schemas).toHaveProperty(name);
    expect(JSON.stringify(document)).not.toContain("$defs");
  });

  it("describes what is answered, with the properties that are called id", () => {
    const { schemas } = document.components as {
      schemas: Record<string, { properties: Record<string, unknown>; required: string[] }>;
    };
    expect(schemas.Product?.properties).toHaveProperty("id", { type: "string" });
    expect(schemas.Product?.required).toContain("priceCAD");
  });

  it("asks only for what a call cannot do without", () => {
    const { schemas } = document.components as { schemas: Record<string, { required: string[] }> };
    expect(schemas.SlideBody?.required).toEqual(["title", "description", "imageUrl", "altText"]);
  });

  it("says of a call who may make it and how it can fail", () => {
    const change = operation("products.change");
    expect(Object.keys(change?.responses ?? {})).toEqual([
      "200",
      "400",
      "401",
      "403",
      "404",
      "409",
      "413",
      "415",
    ]);
    expect(change?.security).toHaveLength(2);
    expect(operation("products.list")?.security).toEqual([]);
    expect(Object.keys(operation("session.signIn")?.responses ?? {})).toContain("429");
  });
});
