import { keepTraces } from "@eldercare/server";

/**
 * Keeps traces of this process, with Medusa's own spans of routes, queries, workflows and their steps,
 * and the driver's of statements. To be called before anything else of Medusa or the database is
 * loaded: what was loaded before is not watched.
 */
export async function startTraces(service: "medusa" | "medusa-worker"): Promise<void> {
  const { PgInstrumentation } = await import(
    "@medusajs/framework/opentelemetry/instrumentation-pg"
  );
  // What is asked of the database in nobody's name, such as whether it lives, makes no trace.
  const statements = new PgInstrumentation({ requireParentSpan: true });
  const { openTelemetryTracer, traceParts } = await import("@eldercare/server/open-telemetry");
  const { registerOtel } = await import("@medusajs/medusa");
  const { serviceName, resource, spanProcessor } = traceParts(service);
  const sdk = registerOtel({
    serviceName,
    resource,
    // Nothing is looked up on this machine that an operator did not name.
    autoDetectResources: false,
    spanProcessors: [spanProcessor],
    // Logs and metrics go other ways (decisions 110 and 111).
    logRecordProcessors: [],
    metricReaders: [],
    instrumentations: [statements],
    instrument: { http: true, query: true, workflows: true },
  });
  keepTraces(openTelemetryTracer(() => sdk.shutdown()));
}
