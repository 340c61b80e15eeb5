import { Screen } from "../components/screen";
import { EmailSettingsCard } from "./email-settings-card";
import { SecuritySettingsCard } from "./security-settings-card";
import styles from "./settings-screen.module.css";
import { StoreSettingsCard } from "./store-settings-card";
import { SystemInformation } from "./system-information";

/** Settings of the back office, kept nowhere (spec §2 Admin settings, §3). */
export default function SettingsScreen() {
  return (
    <Screen
      title="Settings"
      subtitle="Manage store, e-mail and security settings. Nothing here is stored yet: what the shop runs with is set on its server."
    >
      <div className={styles.cards}>
        <StoreSettingsCard />
        <EmailSettingsCard />
        <SecuritySettingsCard />
        <SystemInformation />
      </div>
    </Screen>
  );
}
