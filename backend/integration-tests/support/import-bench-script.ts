import { createRequire } from "node:module";
import { join } from "node:path";
import { NO_LABELS, ONE_VARIANT } from "@eldercare/catalog-import";
import type { ExecArgs } from "@medusajs/framework/types";
import { Modules, TransactionHandlerType } from "@medusajs/framework/utils";
import { StepResponse } from "@medusajs/framework/workflows-sdk";
import {
  importProductsAsChunksWorkflow,
  importProductsAsChunksWorkflowId,
  waitConfirmationProductImportStepId,
} from "@medusajs/medusa/core-flows";
import { makeByWorkflow } from "./medusa-made-products";

type RunImport = typeof import("../../src/catalog/import/run-import");
type TakeBack = typeof import("../../src/catalog/import/undo/take-back-last");
type Rows = typeof import("../../src/catalog/export/catalog-rows");
type Store = typeof import("../../src/workflows/store/store-context");

const BACKEND = join(process.cwd(), "backend/.medusa/server/src");
const fromBackend = createRequire(join(BACKEND, "server.js"));
const load = <T>(path: string): T => fromBackend(join(BACKEND, path));

/** As many as Medusa's own guides put into one call. */
const WORKFLOW_BATCH = 50;
const SILENT = { start: () => ({ advance: () => undefined, end: () => undefined }) };

/** Run by `medusa exec` for `tests/bench/import.ts`: loads products in one way and prints how that went. */
export default async function importRun({ container, args }: ExecArgs): Promise<void> {
  const [name = "", argument = ""] = args;
  const memory = watchMemory();
  const began = performance.now();
  const ways: Record<string, () => Promise<number>> = {
    import: () => byImport(container, argument),
    workflow: () => byWorkflow(container, Number(argument)),
    "medusa-csv": () => byMedusaCsv(container, Number(argument)),
  };
  if (name === "phases") return printPhases(container, argument);
  const products = (await ways[name]?.()) ?? 0;
  const seconds = (performance.now() - began) / 1000;
  const megabytes = memory.stop();
  console.log(
    JSON.stringify({
      name,
      products,
      seconds: Number(seconds.toFixed(2)),
      perSecond: Number((products / seconds).toFixed(1)),
      megabytes,
    }),
  );
  if (name === "import") {
    const { takeBackLastImport } = load<TakeBack>("catalog/import/undo/take-back-last.js");
    await takeBackLastImport(container, SILENT);
  }
}

type Container = ExecArgs["container"];

/** What is done with a catalog, each part timed: loaded, loaded again, exported, removed and brought back, taken back. */
async function printPhases(container: Container, file: string): Promise<void> {
  const { takeBackLastImport } = load<TakeBack>("catalog/import/undo/take-back-last.js");
  const { catalogRows } = load<Rows>("catalog/export/catalog-rows.js");
  const undo = () => takeBackLastImport(container, SILENT);
  const phases: [string, () => Promise<unknown>][] = [
    ["import", () => byImport(container, file)],
    ["reload", () => byImport(container, file)],
    [
      "export",
      async () => {
        for await (const _ of catalogRows(container, "products"));
      },
    ],
    ["remove", () => byImport(container, `${file}.first`, { prune: true, yes: true })],
    ["undo of removal", undo],
    ["undo of import", undo],
  ];
  for (const [phase, work] of phases) {
    const memory = watchMemory();
    const began = performance.now();
    await work();
    const seconds = (performance.now() - began) / 1000;
    console.log(JSON.stringify({ phase, seconds, megabytes: memory.stop() }));
  }
}

async function byImport(container: Container, file: string, how: object = {}): Promise<number> {
  const { runImport } = load<RunImport>("catalog/import/run-import.js");
  const options = {
    entities: ["products" as const],
    file,
    dryRun: false,
    partial: false,
    clearBlanks: false,
    createMissing: false,
    json: false,
    skipImages: false,
    ...how,
  };
  const run = { mayRemove: () => true };
  const { errors, entities } = await runImport(container, options, run, SILENT);
  if (errors.length > 0) throw new Error(JSON.stringify(errors[0]));
  return entities[0]?.created ?? 0;
}

/** Products, prices and categories by Medusa's workflow, then stock, sales and our own fields by its services. */
async function byWorkflow(container: Container, count: number): Promise<number> {
  const store = await load<Store>("workflows/store/store-context.js").findStoreContext(container);
  const categories = await container.resolve(Modules.PRODUCT).listProductCategories();
  const categoryIds = Object.fromEntries(categories.map(({ id, handle }) => [handle, id]));
  const mark = Date.now().toString(36);
  for (let start = 0; start < count; start += WORKFLOW_BATCH) {
    const products = Array.from({ length: WORKFLOW_BATCH }, (_, offset) => {
      const index = start + offset;
      const originalCents = (50 + (index % 500)) * 100;
      return {
        ...ONE_VARIANT,
        ...NO_LABELS,
        sku: `W${mark}-${index}`,
        slug: `workflow-${mark}-${index}`,
        name: `Bench walker ${mark} ${index}`,
        description: `A walker for people of ${150 + (index % 50)} cm, light and firm.`,
        nameFr: "",
        descriptionFr: "",
        categorySlug: index % 2 ? "mobility-aids" : "wheelchairs",
        originalCents,
        discountPercentage: index % 4 ? 0 : 15,
        saleCents: index % 4 ? null : Math.round(originalCents * 0.85),
        onHand: index % 40,
        featured: false,
        rating: 0,
        reviewCount: 0,
        images: [{ url: "/static/bench.webp", alt: "A path" }],
        specs: [{ name: "Width", value: `${40 + (index % 30)} cm` }],
        status: "published" as const,
      };
    });
    await makeByWorkflow(container, products, { place: store, categoryIds });
  }
  return count;
}

/** What the workflow engine tells its subscribers. */
interface WorkflowEvent {
  eventType: string;
  errors?: readonly unknown[];
}

/** Medusa's CSV import: its table is cut into chunks that its workflow loads. */
async function byMedusaCsv(container: Container, count: number): Promise<number> {
  const store = await load<Store>("workflows/store/store-context.js").findStoreContext(container);
  const categories = await container.resolve(Modules.PRODUCT).listProductCategories();
  const mark = Date.now().toString(36);
  const header =
    "Product Handle,Product Title,Product Status,Product Description,Product Thumbnail,Product Category 1,Product Image 1,Product Sales Channel 1,Shipping Profile Id,Variant Title,Variant SKU,Variant Manage Inventory,Variant Price CAD,Variant Option 1 Name,Variant Option 1 Value";
  const lines = Array.from({ length: count }, (_, index) =>
    [
      `csv-${mark}-${index}`,
      `Bench walker ${mark} ${index}`,
      "published",
      "A walker. Light and firm.",
      "/static/bench.webp",
      categories[index % 2]?.id,
      "/static/bench.webp",
      store.salesChannelId,
      store.shippingProfileId,
      "Default variant",
      `C${mark}-${index}`,
      "true",
      (50 + (index % 500)).toFixed(2),
      "Default option",
      "Default option value",
    ].join(","),
  );
  const file = await container.resolve(Modules.FILE).createFiles({
    filename: "bench.csv",
    mimeType: "text/csv",
    content: Buffer.from([header, ...lines].join("\n")).toString("base64"),
  });
  const { transaction } = await importProductsAsChunksWorkflow(container).run({
    input: { fileKey: file.id, filename: "bench.csv" },
  });
  const workflows = container.resolve(Modules.WORKFLOW_ENGINE);
  const ended = new Promise<void>((resolve, reject) => {
    void workflows.subscribe({
      workflowId: importProductsAsChunksWorkflowId,
      transactionId: transaction.transactionId,
      subscriber: ({ eventType, errors }: WorkflowEvent) => {
        if (eventType !== "onFinish") return;
        if (errors?.length) reject(new Error(JSON.stringify(errors)));
        else resolve();
      },
    });
  });
  // Staff confirm what it found.
  await workflows.setStepSuccess({
    idempotencyKey: {
      action: TransactionHandlerType.INVOKE,
      transactionId: transaction.transactionId,
      stepId: waitConfirmationProductImportStepId,
      workflowId: importProductsAsChunksWorkflowId,
    },
    stepResponse: new StepResponse(true),
  });
  // It works on in the background, and its products are there long before their prices and stock.
  await ended;
  return count;
}

function watchMemory() {
  let largest = 0;
  const look = () => {
    largest = Math.max(largest, Math.round(process.memoryUsage.rss() / 1e6));
  };
  look();
  const timer = setInterval(look, 50);
  return {
    stop() {
      clearInterval(timer);
      look();
      return largest;
    },
  };
}
