import {
  MAX_CARRIER_NOTE_LENGTH,
  MAX_CITY_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_PERSON_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  MAX_POSTAL_CODE_LENGTH,
  MAX_STREET_LENGTH,
  MAX_UNIT_LENGTH,
  PROVINCE_CODES,
  PROVINCES,
  type ShippingFormValues,
} from "@eldercare/contracts";
import { SelectField, TextField } from "../components/field";
import { FieldGrid, WideField } from "../components/field-grid";
import type { NewOrderState } from "./use-new-order";

/** Who an order is for and where it goes. */
export function AddressFields({ form }: Pick<NewOrderState, "form">) {
  const { register, formState } = form;
  const error = (name: keyof ShippingFormValues) => formState.errors.shipping?.[name]?.message;
  return (
    <FieldGrid>
      <TextField
        label="Full Name"
        autoComplete="off"
        required
        error={error("name")}
        maxLength={MAX_PERSON_NAME_LENGTH}
        {...register("shipping.name")}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="off"
        required
        error={error("phone")}
        maxLength={MAX_PHONE_LENGTH}
        {...register("shipping.phone")}
      />
      <WideField>
        <TextField
          label="Email"
          hint="Leave it empty if there is none. Then no emails are sent, and you call."
          type="email"
          autoComplete="off"
          error={error("email")}
          maxLength={MAX_EMAIL_LENGTH}
          {...register("shipping.email")}
        />
      </WideField>
      <TextField
        label="Street Address"
        autoComplete="off"
        required
        error={error("address")}
        maxLength={MAX_STREET_LENGTH}
        {...register("shipping.address")}
      />
      <TextField
        label="Unit, Apartment or Room (optional)"
        autoComplete="off"
        error={error("unit")}
        maxLength={MAX_UNIT_LENGTH}
        {...register("shipping.unit")}
      />
      <TextField
        label="City"
        autoComplete="off"
        required
        error={error("city")}
        maxLength={MAX_CITY_LENGTH}
        {...register("shipping.city")}
      />
      <SelectField
        label="Province"
        required
        error={error("region")}
        {...register("shipping.region")}
      >
        <option value="">Please choose</option>
        {PROVINCE_CODES.map((code) => (
          <option key={code} value={code}>
            {PROVINCES[code]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Postal Code (optional)"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error("postal")}
        maxLength={MAX_POSTAL_CODE_LENGTH}
        {...register("shipping.postal")}
      />
      <TextField
        label="Note for the Carrier (optional)"
        autoComplete="off"
        error={error("note")}
        maxLength={MAX_CARRIER_NOTE_LENGTH}
        {...register("shipping.note")}
      />
    </FieldGrid>
  );
}
