import { longDay, type User } from "@eldercare/contracts";
import { fillAddress } from "@eldercare/contracts/address";
import { SHOP_ADDRESSES } from "@eldercare/contracts/shop-addresses";
import { Button } from "@eldercare/ui/button";
import type { FormEvent } from "react";
import { Link, useSearchParams } from "react-router";
import type { Notice } from "~/api/notice-cookie";
import { Breadcrumb } from "~/components/breadcrumb";
import { Unbroken } from "~/components/unbroken";
import { ACCOUNT_CRUMBS } from "./account-crumbs";
import styles from "./account-overview.module.css";
import page from "./account-page.module.css";
import { ChangePasswordForm } from "./change-password-form";
import { DeleteAccount, DeleteAccountCard } from "./delete-account";
import { OrderHistory } from "./order-history";
import { CALL_FIELD, type PostedForm, postedTo } from "./posted-form";
import { ProfileForm } from "./profile-form";
import { SavedAddressList } from "./saved-address-list";
import { useSignOut } from "./use-sign-out";

export type AccountOverviewProps = {
  user: User;
  /** What came of a form that was sent without scripts. */
  posted?: PostedForm | undefined;
  /** What was said of one that was taken. */
  notice?: Notice | null;
};

/** Everything a person may see and do about their own account. */
export function AccountOverview({ user, posted, notice = null }: AccountOverviewProps) {
  const { signOut, isLeaving } = useSignOut();
  const [params] = useSearchParams();
  const removal = postedTo(posted, "account.remove");
  function onSignOut(event: FormEvent) {
    event.preventDefault();
    void signOut();
  }
  const isShopper = user.role === "USER";
  return (
    <div className={`page-width ${styles.account}`}>
      <Breadcrumb crumbs={ACCOUNT_CRUMBS} />
      <h1>Your Account</h1>
      <div className={styles.lead}>
        <p>
          {user.firstName ? `Hello, ${user.firstName}. ` : ""}Signed in as {user.email}.
        </p>
        <form method="post" onSubmit={onSignOut}>
          <button
            type="submit"
            name={CALL_FIELD}
            value="session.signOut"
            className="text-button"
            disabled={isLeaving}
          >
            Sign Out
          </button>
        </form>
      </div>
      {notice && (
        <div role="status" className={styles.notice}>
          <p>
            <strong>{notice.title}</strong>
          </p>
          <p>
            <Unbroken text={notice.description ?? ""} />
          </p>
        </div>
      )}
      <div className={styles.columns}>
        {isShopper && (removal || params.get("ask") === "delete") && (
          <DeleteAccountCard posted={removal} />
        )}
        {isShopper && (
          <section className={`${page.card} ${styles.wide}`}>
            <h2>Your Orders</h2>
            <OrderHistory />
          </section>
        )}
        {isShopper && (
          <section className={`${page.card} ${styles.wide}`}>
            <h2>Your Addresses</h2>
            <SavedAddressList />
          </section>
        )}
        <section className={page.card}>
          <h2>Profile</h2>
          <dl className={styles.facts}>
            <dt>Email address</dt>
            <dd>{user.email}</dd>
            <dt>{isShopper ? "Customer since" : "On our staff since"}</dt>
            <dd>
              <Unbroken text={longDay(user.createdAt)} />
            </dd>
          </dl>
          <ProfileForm user={user} posted={postedTo(posted, "account.change")} />
        </section>
        <section className={page.card}>
          <h2>Password</h2>
          <ChangePasswordForm
            role={user.role}
            posted={postedTo(posted, "account.changePassword")}
          />
        </section>
        {!isShopper && (
          <section className={`${page.card} ${styles.wide}`}>
            <h2>Two-Step Sign-In</h2>
            <p>
              With an authenticator app, a stolen password alone opens nothing. Set it up in Medusa
              Admin, on your profile under “Two-factor authentication”: it shows a QR code and a key
              to type, and recovery codes to keep on paper.
            </p>
          </section>
        )}
        {isShopper && (
          <section className={page.card}>
            <h2>Saved for Later</h2>
            <p>What you saved while shopping is here, on all your devices.</p>
            <div className={styles.buttons}>
              <Button asChild tone="secondary">
                <Link to="/wishlist">See What You Saved for Later</Link>
              </Button>
            </div>
          </section>
        )}
        {isShopper && (
          <section className={page.card}>
            <h2>Your Data</h2>
            <p>
              Everything we keep about you is yours. You can download it or have it deleted. Our{" "}
              <Link to="/privacy">privacy policy</Link> says how we use it.
            </p>
            <div className={styles.buttons}>
              <Button asChild tone="secondary">
                <a href={fillAddress(SHOP_ADDRESSES["account.export"])} download>
                  Download My Data
                </a>
              </Button>
              <DeleteAccount />
            </div>
          </section>
        )}
      </div>
    </div>
  );
}
