import {
  MAX_CARRIER_NOTE_LENGTH,
  MAX_CITY_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_PERSON_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  MAX_POSTAL_CODE_LENGTH,
  MAX_STREET_LENGTH,
  MAX_UNIT_LENGTH,
  normalPostalCode,
  PROVINCE_CODES,
  PROVINCES,
  type ShippingForm,
  type ShippingFormValues,
} from "@eldercare/contracts";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { SelectField, TextField } from "~/features/account/form-field";
import styles from "./checkout-form.module.css";
import { postalProvinceQuestion } from "./postal-province";

type Props = { form: UseFormReturn<ShippingFormValues, unknown, ShippingForm> };

/** Where the order goes (spec §5 Shipping form). */
export function ShippingFields({ form }: Props) {
  const { register, setValue, getValues, formState } = form;
  const [postal, region] = useWatch({ control: form.control, name: ["postal", "region"] });
  const error = (name: keyof ShippingFormValues) => formState.errors[name]?.message;

  /** Any spelling is fine; the proper one shows that it was understood. */
  function spellPostalCode() {
    const code = normalPostalCode(getValues("postal") ?? "");
    if (code) setValue("postal", code);
  }

  return (
    <>
      <TextField
        label="Full Name"
        autoComplete="shipping name"
        required
        error={error("name")}
        maxLength={MAX_PERSON_NAME_LENGTH}
        {...register("name")}
      />
      <div className={styles.pair}>
        <TextField
          label="Phone Number"
          type="tel"
          autoComplete="shipping tel"
          required
          error={error("phone")}
          maxLength={MAX_PHONE_LENGTH}
          {...register("phone")}
        />
        <TextField
          label="Email Address"
          type="email"
          autoComplete="shipping email"
          required
          error={error("email")}
          maxLength={MAX_EMAIL_LENGTH}
          {...register("email")}
        />
      </div>
      <TextField
        label="Street Address"
        autoComplete="shipping address-line1"
        required
        error={error("address")}
        maxLength={MAX_STREET_LENGTH}
        {...register("address")}
      />
      <TextField
        label="Unit, Apartment or Room (optional)"
        autoComplete="shipping address-line2"
        error={error("unit")}
        maxLength={MAX_UNIT_LENGTH}
        {...register("unit")}
      />
      <div className={styles.pair}>
        <TextField
          label="City"
          autoComplete="shipping address-level2"
          required
          error={error("city")}
          maxLength={MAX_CITY_LENGTH}
          {...register("city")}
        />
        <SelectField
          label="Province"
          autoComplete="shipping address-level1"
          required
          error={error("region")}
          {...register("region")}
        >
          <option value="">Please choose</option>
          {PROVINCE_CODES.map((code) => (
            <option key={code} value={code}>
              {PROVINCES[code]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.short}>
        <TextField
          label="Postal Code (optional)"
          autoComplete="shipping postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          error={error("postal")}
          maxLength={MAX_POSTAL_CODE_LENGTH}
          {...register("postal", { onBlur: spellPostalCode })}
        />
      </div>
      <p role="status" className={styles.question}>
        {postalProvinceQuestion(postal ?? "", region ?? "")}
      </p>
      <TextField
        label="Note for the Carrier (optional)"
        hint="Such as a buzzer code, or which door to use."
        autoComplete="off"
        error={error("note")}
        maxLength={MAX_CARRIER_NOTE_LENGTH}
        {...register("note")}
      />
    </>
  );
}
