import { personalPageHeaders } from "~/api/personal-page.server";
import { Breadcrumb, type Crumb, HOME } from "~/components/breadcrumb";
import { ORDERS_ADDED } from "~/features/account/account-messages";
import { AccountPage } from "~/features/account/account-page";
import { postedTo } from "~/features/account/posted-form";
import { postForm } from "~/features/account/posted-form.server";
import { loadOrderStatus } from "~/features/order-status/load-order-status.server";
import { LookUpForm } from "~/features/order-status/look-up-form";
import styles from "~/features/order-status/order-status.module.css";
import { orderStatusPath } from "~/features/order-status/order-status-path";
import { OrderStatusSheet } from "~/features/order-status/order-status-sheet";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/order-status";

const TITLE = "Order Status";
const PATH = "/order-status";
const CRUMBS: readonly Crumb[] = [HOME, { label: TITLE, to: PATH }];

/** The form sent without scripts; with scripts the browser calls the API itself. */
export const action = ({ request }: Route.ActionArgs) =>
  postForm(request, {
    "orders.lookUp": ({ token }) => ({ path: orderStatusPath(token) }),
    "returns.ask": ({ token }) => ({ path: `${orderStatusPath(token)}#return` }),
    "account.claimOrders": () => ({ path: "/account", notice: ORDERS_ADDED }),
  });

export const loader = ({ request }: Route.LoaderArgs) => loadOrderStatus(request);

export const headers = personalPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: TITLE,
    description: "The status of your order, by its number and your email address.",
    path: PATH,
    isHidden: true,
  });

export default function OrderStatusPage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, problem } = loaderData;
  const posted = postedTo(actionData, "returns.ask");
  if (found && (posted || !actionData)) {
    return (
      <div className={`page-width ${styles.page}`}>
        <Breadcrumb
          crumbs={[
            ...CRUMBS,
            { label: `Order ${found.order.number}`, to: orderStatusPath(found.token) },
          ]}
        />
        <OrderStatusSheet found={found} posted={posted} />
      </div>
    );
  }
  return (
    <AccountPage title={TITLE} crumbs={CRUMBS}>
      <p>See the status of your order and where your parcel is, without signing in.</p>
      <LookUpForm posted={actionData} linkProblem={problem} />
    </AccountPage>
  );
}
