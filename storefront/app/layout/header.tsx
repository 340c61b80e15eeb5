import { Link, useLocation } from "react-router";
import { CloseIcon, MenuIcon } from "~/components/icons";
import { LinkButton } from "~/components/link-button";
import { Logo } from "~/components/logo";
import { SearchForm } from "~/components/search-form";
import { useFrameData } from "~/components/shop-texts";
import { useMenu } from "~/components/use-menu";
import { FOOTER_CATEGORIES, MAIN_NAVIGATION } from "~/content/navigation";
import { AccountLinks } from "~/features/account/account-links";
import { CartButton } from "~/features/cart/cart-button";
import { AnnouncementStrip } from "./announcement-strip";
import { CategoryMenu } from "./category-menu";
import styles from "./header.module.css";

function NavigationLinks() {
  const { pathname } = useLocation();
  return MAIN_NAVIGATION.map(({ label, to, isSection }) => {
    const isHere = pathname === to;
    const isWithin = isHere || (isSection === true && pathname.startsWith(to));
    return (
      <li key={to}>
        <Link
          to={to}
          prefetch="intent"
          className={styles.navigationLink}
          data-active={isWithin || undefined}
          aria-current={isHere ? "page" : isWithin ? "true" : undefined}
        >
          {label}
        </Link>
      </li>
    );
  });
}

/** Logo, search, account, cart and navigation of every public page (spec §2 Header). */
export function Header() {
  const { isOpen, menu, button } = useMenu("main-menu");
  const categories = useFrameData()?.categories ?? FOOTER_CATEGORIES;

  return (
    <>
      <AnnouncementStrip />
      <header className={styles.header}>
        <div className={`page-width ${styles.row}`}>
          <LinkButton {...button} className={styles.menuButton}>
            {isOpen ? <CloseIcon /> : <MenuIcon />}
            <span>Menu</span>
          </LinkButton>
          <Link to="/" prefetch="intent" className={styles.home} aria-label="Birchwell, home page">
            <Logo />
          </Link>
          <SearchForm className={styles.search} />
          <div className={styles.tools}>
            <AccountLinks className={styles.account} />
            <Link to="/wishlist" prefetch="none" className={styles.account}>
              Saved for Later
            </Link>
            <CartButton />
          </div>
        </div>
        <nav {...menu} className={styles.navigation} aria-label="Main">
          <ul className={`page-width ${styles.navigationList}`}>
            <NavigationLinks />
            <li className={styles.wideOnly}>
              <CategoryMenu categories={categories} />
            </li>
            <li className={styles.menuOnly}>
              <AccountLinks className={styles.navigationLink} />
            </li>
            <li className={styles.menuOnly}>
              <Link to="/wishlist" prefetch="none" className={styles.navigationLink}>
                Saved for Later
              </Link>
            </li>
            <li className={styles.menuOnly}>
              <p className={styles.menuTitle}>Shop by category</p>
              <ul className={styles.menuCategories}>
                {categories.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} prefetch="none" className={styles.navigationLink}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          </ul>
        </nav>
      </header>
    </>
  );
}
