import { MessageResponse } from "../accounts.js";
import { CHANGED_MEANWHILE } from "../changed-meanwhile.js";
import { ImportDetail } from "../imports.js";
import { PriceGridBody, PriceGridQuery, PriceGridResponse, PriceGridSaved } from "../price-grid.js";
import {
  BrandListResponse,
  ProductBody,
  ProductChangesBody,
  StaffProduct,
  StaffProductListResponse,
} from "../product-changes.js";
import { ProductFacetsResponse } from "../product-facets.js";
import {
  ProductDetail,
  ProductFacetsQuery,
  ProductListQuery,
  ProductListResponse,
} from "../products.js";
import { ProductsTogetherBody } from "../products-together.js";
import { StaffVariantsResponse } from "../variant-changes.js";
import type { CallTable } from "./call.js";

export const productCalls = {
  "products.list": {
    summary: "Products that shoppers see: filtered, sorted, page by page.",
    access: "anyone",
    limits: ["readIp"],
    cache: "revalidate",
    query: ProductListQuery,
    answer: ProductListResponse,
  },
  "products.listAll": {
    summary: "Every product, also drafts and those without a price.",
    access: "staff",
    roles: ["manager", "writer"],
    variantOf: "products.list",
    query: ProductListQuery,
    answer: StaffProductListResponse,
  },
  "products.facets": {
    summary: "How many products each choice of a list's filters would find.",
    access: "anyone",
    limits: ["readIp"],
    cache: "revalidate",
    query: ProductFacetsQuery,
    answer: ProductFacetsResponse,
  },
  "products.read": {
    summary: "One product by its slug.",
    access: "anyone",
    limits: ["readIp"],
    cache: "revalidate",
    answer: ProductDetail,
    errors: { 404: [] },
  },
  "products.readVariants": {
    summary: "All variants of a product, also those that are not for sale.",
    access: "staff",
    answer: StaffVariantsResponse,
    errors: { 404: [] },
  },
  "products.create": {
    summary: "Adds a product; it is for sale at once.",
    access: "staff",
    records: ["product.created"],
    body: ProductBody,
    bodyKind: "json-with-images",
    status: 201,
    answer: StaffProduct,
    errors: { 409: ["sku_taken", "barcode_taken"] },
  },
  "products.change": {
    summary: "Changes what is sent of a product.",
    access: "staff",
    records: ["product.changed", "product.price-changed", "product.stock-changed"],
    body: ProductChangesBody,
    bodyKind: "json-with-images",
    answer: StaffProduct,
    errors: {
      404: [],
      409: ["sku_taken", "barcode_taken", "variant_ordered", "variants_changed", CHANGED_MEANWHILE],
    },
  },
  "products.changeTogether": {
    summary:
      "Begins to check one change of many products; writes nothing until it is applied as an import.",
    access: "staff",
    body: ProductsTogetherBody,
    status: 202,
    answer: ImportDetail,
  },
  "products.readGrid": {
    summary: "Prices and stock of a page of products, a row for each variant.",
    access: "staff",
    query: PriceGridQuery,
    answer: PriceGridResponse,
  },
  "products.saveGrid": {
    summary: "Saves changed prices and stock, row by row, beside what colleagues changed since.",
    access: "staff",
    records: ["product.changed-together", "product.price-changed", "product.stock-changed"],
    body: PriceGridBody,
    // Two thousand rows are some 500 kB.
    bodyKind: "large-json",
    answer: PriceGridSaved,
  },
  "products.remove": {
    summary: "Removes a product; one that an open order waits for can still be sent.",
    access: "staff",
    records: ["product.removed"],
    answer: MessageResponse,
    errors: { 404: [] },
  },
  "products.brands": {
    summary: "Brands that products have, for suggestions.",
    access: "staff",
    answer: BrandListResponse,
  },
} as const satisfies CallTable;
