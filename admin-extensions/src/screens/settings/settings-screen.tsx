import { Screen } from "../components/screen";
import { RecordHistory } from "../history/record-history";
import { CheckoutSettingsCard } from "./checkout-settings-card";
import { DeliverySettingsCard } from "./delivery-settings-card";
import { EmailSettingsCard } from "./email-settings-card";
import { FailedMailsCard } from "./failed-mails-card";
import { OrderNewsCard } from "./order-news-card";
import { ReviewSettingsCard } from "./review-settings-card";
import { SecuritySettingsCard } from "./security-settings-card";
import styles from "./settings-screen.module.css";
import { StoreSettingsCard } from "./store-settings-card";
import { SystemInformation } from "./system-information";
import { TaxSettingsCard } from "./tax-settings-card";

/** Settings of the back office; but for checkout, taxes, delivery, new orders and reviews they are kept nowhere (spec §2 Admin settings, §3). */
export default function SettingsScreen() {
  return (
    <Screen
      title="Settings"
      subtitle="Manage store, email and security settings. Only Checkout, Sales Taxes, Delivery, New Orders and Reviews are stored here: what else the shop runs with is set on its server."
    >
      <FailedMailsCard />
      <div className={styles.cards}>
        <StoreSettingsCard />
        <EmailSettingsCard />
        <SecuritySettingsCard />
        <CheckoutSettingsCard />
        <TaxSettingsCard />
        <DeliverySettingsCard />
        <OrderNewsCard />
        <ReviewSettingsCard />
        <SystemInformation />
      </div>
      <RecordHistory subjectKind="settings" />
    </Screen>
  );
}
