import { z } from "zod";

/**
 * What staff set about ways of delivery that Medusa Admin has no screen for: GET and PUT
 * /api/delivery-settings. Names, places, prices and estimates are set in Medusa Admin.
 */

const LIKE = "Please write kilograms like 2.5.";

/** Kilograms to the gram; null: no bound. */
const Kilograms = z
  .number({ error: LIKE })
  .positive("Please write more than 0, or leave it empty.")
  .max(2000, "Please write at most 2000 kg.")
  .refine((kg) => Number.isInteger(Math.round(kg * 1e6) / 1e3), LIKE)
  .nullable();

/** Which loads a way of delivery takes: heavier than `overKg`, up to and with `upToKg`. */
const bounds = { overKg: Kilograms, upToKg: Kilograms };

const BACKWARDS = {
  path: ["upToKg"],
  message: "Please write more than under “Heavier Than”.",
};
const isForward = ({ overKg, upToKg }: { overKg: number | null; upToKg: number | null }) =>
  overKg === null || upToKg === null || upToKg > overKg;

export const DeliverySettingsBody = z.strictObject({
  ways: z
    .array(
      z.strictObject({ id: z.string().min(1).max(100), ...bounds }).refine(isForward, BACKWARDS),
    )
    .max(200),
  /** What the form began with (decision 094). */
  expected: z
    .object({
      ways: z.array(
        z.object({
          ...{ id: z.string(), overKg: z.number().nullable(), upToKg: z.number().nullable() },
        }),
      ),
    })
    .optional(),
});
export type DeliverySettingsBody = z.infer<typeof DeliverySettingsBody>;

export const DeliverySettings = z.object({
  ways: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** The zone of Medusa's where it is offered. */
      zone: z.string(),
      ...bounds,
    }),
  ),
});
export type DeliverySettings = z.infer<typeof DeliverySettings>;

const KilogramsText = z
  .string()
  .trim()
  .regex(/^\d*(?:[.,]\d{1,3})?$/, LIKE)
  .transform((text) => (text === "" ? null : Number(text.replace(",", "."))))
  .pipe(Kilograms);

/** The card of the back office: what is typed for each way, by its id. */
export const DeliveryWeightsForm = z.object({
  ways: z.array(
    z
      .object({ id: z.string(), overKg: KilogramsText, upToKg: KilogramsText })
      .refine(isForward, BACKWARDS),
  ),
});
export type DeliveryWeightsForm = z.input<typeof DeliveryWeightsForm>;
