import { TextField } from "../components/field";
import { SettingsCard } from "./settings-card";
import { EmailSettings } from "./settings-forms";

const DEFAULTS = EmailSettings.parse({});

export function EmailSettingsCard() {
  return (
    <SettingsCard title="Email Settings" schema={EmailSettings} defaults={DEFAULTS}>
      {({ register, formState: { errors } }) => (
        <>
          <TextField label="SMTP Host" {...register("smtpHost")} />
          <TextField
            label="SMTP Port"
            type="number"
            inputMode="numeric"
            error={errors.smtpPort?.message}
            {...register("smtpPort", { valueAsNumber: true })}
          />
          <TextField label="SMTP Username" autoComplete="off" {...register("smtpUsername")} />
          <TextField
            label="SMTP Password"
            type="password"
            autoComplete="new-password"
            {...register("smtpPassword")}
          />
          <TextField
            label="From Email"
            type="email"
            error={errors.fromEmail?.message}
            {...register("fromEmail")}
          />
          <TextField label="From Name" {...register("fromName")} />
        </>
      )}
    </SettingsCard>
  );
}
