import type { User } from "@eldercare/contracts";
import { fillAddress } from "@eldercare/contracts/address";
import { SHOP_ADDRESSES } from "@eldercare/contracts/shop-addresses";
import { Button } from "@eldercare/ui/button";
import styles from "./account-page.module.css";
import { ChangePasswordForm } from "./change-password-form";
import { DeleteAccount } from "./delete-account";
import { OrderHistory } from "./order-history";
import { ProfileForm } from "./profile-form";
import { useSignOut } from "./use-sign-out";

const DATE = new Intl.DateTimeFormat("en-CA", { dateStyle: "long" });

/** Everything a person may see and do about their own account. */
export function AccountOverview({ user }: { user: User }) {
  const signOut = useSignOut();
  const isShopper = user.role === "USER";
  return (
    <div className={`page-width ${styles.account}`}>
      <h1>Your Account</h1>
      <p className={styles.lead}>
        {user.firstName ? `Hello, ${user.firstName}. ` : ""}Signed in as {user.email}.
      </p>
      <div className={styles.columns}>
        {isShopper && (
          <section className={`${styles.card} ${styles.wide}`}>
            <h2>Your Orders</h2>
            <OrderHistory />
          </section>
        )}
        <section className={styles.card}>
          <h2>Profile</h2>
          <dl className={styles.facts}>
            <dt>E-mail address</dt>
            <dd>{user.email}</dd>
            <dt>{isShopper ? "Customer since" : "On our staff since"}</dt>
            <dd>{DATE.format(new Date(user.createdAt))}</dd>
          </dl>
          <ProfileForm user={user} />
        </section>
        <section className={styles.card}>
          <h2>Password</h2>
          <ChangePasswordForm role={user.role} />
        </section>
        {!isShopper && (
          <section className={`${styles.card} ${styles.wide}`}>
            <h2>Two-Step Sign-In</h2>
            <p>
              With an authenticator app a stolen password opens nothing. Set it up in Medusa Admin,
              on your profile under “Two-factor authentication”: it shows a QR code and a key to
              type, and recovery codes to keep on paper.
            </p>
          </section>
        )}
        <section className={`${styles.card} ${styles.wide}`}>
          <h2>{isShopper ? "Your Data" : "Sign Out"}</h2>
          {isShopper && (
            <p>
              Everything we keep about you is yours to take along or to have deleted. How we use it
              stands in our privacy policy.
            </p>
          )}
          <div className={styles.buttons}>
            {isShopper && (
              <Button asChild tone="secondary">
                <a href={fillAddress(SHOP_ADDRESSES["account.export"])} download>
                  Download My Data
                </a>
              </Button>
            )}
            <Button
              tone="secondary"
              disabled={signOut.isPending || signOut.isSuccess}
              onClick={() => signOut.mutate()}
            >
              Sign Out
            </Button>
            {isShopper && <DeleteAccount />}
          </div>
        </section>
      </div>
    </div>
  );
}
