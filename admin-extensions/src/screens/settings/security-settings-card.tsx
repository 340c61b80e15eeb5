import { SwitchField, TextField } from "../components/field";
import { SettingsCard } from "./settings-card";
import styles from "./settings-card.module.css";
import { SecuritySettings } from "./settings-forms";

const DEFAULTS = SecuritySettings.parse({});

export function SecuritySettingsCard() {
  return (
    <SettingsCard title="Security Settings" schema={SecuritySettings} defaults={DEFAULTS}>
      {({ register, formState: { errors } }) => (
        <>
          <div className={styles.wide}>
            <SwitchField
              label="Require Email Verification"
              hint="Customers must verify their email address before they sign in"
              {...register("requireEmailVerification")}
            />
          </div>
          <div className={styles.wide}>
            <SwitchField
              label="Enable Two-Factor Authentication"
              hint="Staff confirm each sign-in with a second factor"
              {...register("enableTwoFactor")}
            />
          </div>
          <TextField
            label="Session Timeout (minutes)"
            type="number"
            inputMode="numeric"
            error={errors.sessionTimeout?.message}
            {...register("sessionTimeout", { valueAsNumber: true })}
          />
          <TextField
            label="Max Login Attempts"
            type="number"
            inputMode="numeric"
            error={errors.maxLoginAttempts?.message}
            {...register("maxLoginAttempts", { valueAsNumber: true })}
          />
        </>
      )}
    </SettingsCard>
  );
}
