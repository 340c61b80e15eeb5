import { TextAreaField, TextField } from "../components/field";
import { SettingsCard } from "./settings-card";
import styles from "./settings-card.module.css";
import { StoreSettings } from "./settings-forms";

const DEFAULTS = StoreSettings.parse({});

export function StoreSettingsCard() {
  return (
    <SettingsCard title="Store Settings" schema={StoreSettings} defaults={DEFAULTS}>
      {({ register, formState: { errors } }) => (
        <>
          <TextField label="Store Name" {...register("storeName")} />
          <TextField
            label="Store Email"
            type="email"
            error={errors.storeEmail?.message}
            {...register("storeEmail")}
          />
          <div className={styles.wide}>
            <TextAreaField label="Store Description" rows={3} {...register("storeDescription")} />
          </div>
          <TextField label="Store Phone" type="tel" {...register("storePhone")} />
          <TextField label="Currency" {...register("currency")} />
          <TextField
            label="Tax Rate (%)"
            type="number"
            step="0.01"
            inputMode="decimal"
            error={errors.taxRate?.message}
            {...register("taxRate", { valueAsNumber: true })}
          />
        </>
      )}
    </SettingsCard>
  );
}
