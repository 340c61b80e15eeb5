import {
  Counter,
  type CounterConfiguration,
  collectDefaultMetrics,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  type HistogramConfiguration,
  Registry,
} from "prom-client";

/** What this process counts and measures, whether or not anybody asks for it (decision 111). */
export const metrics = new Registry();

type Described<Configuration> = Omit<Configuration, "registers">;

/** A number of things that only grows; the one of this name. */
export function counter<Label extends string>(
  description: Described<CounterConfiguration<Label>>,
): Counter<Label> {
  const known = metrics.getSingleMetric(description.name) as Counter<Label> | undefined;
  return known ?? new Counter({ ...description, registers: [metrics] });
}

/** How much of something there is now; the one of this name. */
export function gauge<Label extends string>(
  description: Described<GaugeConfiguration<Label>>,
): Gauge<Label> {
  const known = metrics.getSingleMetric(description.name) as Gauge<Label> | undefined;
  return known ?? new Gauge({ ...description, registers: [metrics] });
}

/** How long things took, in seconds; the one of this name. */
export function histogram<Label extends string>(
  description: Described<HistogramConfiguration<Label>>,
): Histogram<Label> {
  const known = metrics.getSingleMetric(description.name) as Histogram<Label> | undefined;
  return known ?? new Histogram({ ...description, registers: [metrics] });
}

/** Memory, processor, garbage collection and the delay of the event loop of this process. */
export function measureProcess(): void {
  if (!metrics.getSingleMetric("process_cpu_seconds_total"))
    collectDefaultMetrics({ register: metrics });
}
