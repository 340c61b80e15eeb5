import {
  CARRIERS,
  type Carrier,
  carrierName,
  MAX_TRACKING_LINK_LENGTH,
  MAX_TRACKING_NUMBER_LENGTH,
  type TrackingParams,
} from "@eldercare/contracts";
import { z } from "zod";
import { SelectField, TextField } from "../components/field";
import styles from "./parcels.module.css";

/** What is typed of how a parcel is followed; without a number it is followed by none. */
export const TrackingForm = z.object({
  carrier: z.enum(CARRIERS),
  number: z.string(),
  url: z.string(),
});
export type TrackingForm = z.infer<typeof TrackingForm>;

export const NO_TRACKING: TrackingForm = { carrier: "canada-post", number: "", url: "" };

export const isTracked = ({ number, url }: TrackingForm): boolean =>
  number.trim() !== "" || url.trim() !== "";

/** As the call takes it; undefined where there is no number. */
export function trackingOf({ carrier, number, url }: TrackingForm): TrackingParams | undefined {
  if (!number.trim()) return undefined;
  const hasLink = carrier === "other" && url.trim();
  return { carrier, number, ...(hasLink && { url }) };
}

type TrackingFieldsProps = {
  value: TrackingForm;
  onChange: (value: TrackingForm) => void;
};

/** Carrier and tracking number; the carrier's page is made of them, of another carrier it is asked. */
export function TrackingFields({ value, onChange }: TrackingFieldsProps) {
  return (
    <div className={styles.tracking}>
      <SelectField
        label="Carrier"
        value={value.carrier}
        onChange={(event) => onChange({ ...value, carrier: event.target.value as Carrier })}
      >
        {CARRIERS.map((carrier) => (
          <option key={carrier} value={carrier}>
            {carrierName(carrier) || "Another carrier"}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Tracking Number"
        autoComplete="off"
        maxLength={MAX_TRACKING_NUMBER_LENGTH}
        value={value.number}
        onChange={(event) => onChange({ ...value, number: event.target.value })}
      />
      {value.carrier === "other" && (
        <TextField
          label="Link to Follow It"
          type="url"
          placeholder="https://"
          maxLength={MAX_TRACKING_LINK_LENGTH}
          value={value.url}
          onChange={(event) => onChange({ ...value, url: event.target.value })}
        />
      )}
    </div>
  );
}
