import { Outlet } from "react-router";
import { NavigationProgress } from "~/components/navigation-progress";
import { CartPanelSlot } from "~/features/cart/cart-panel-slot";
import { Footer } from "./footer";
import { Header } from "./header";
import styles from "./shop-layout.module.css";

/** The frame of every public page: skip link, header, page, footer, cart panel. */
export default function ShopLayout() {
  return (
    <div className={styles.shop}>
      <a className={styles.skipLink} href="#page">
        Skip to main content
      </a>
      <NavigationProgress />
      <Header />
      <main id="page" className={styles.page} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <CartPanelSlot />
    </div>
  );
}
