import { PREVIEW_PARAMETER } from "@eldercare/contracts/content-preview";
import { Outlet, type ShouldRevalidateFunction } from "react-router";
import { ApiError } from "~/api/api-error";
import { previewOfPage } from "~/api/content-preview.server";
import { shopApi } from "~/api/shop-api";
import { NavigationProgress } from "~/components/navigation-progress";
import { FOOTER_CATEGORIES, type NavigationLink } from "~/content/navigation";
import { CartPanelSlot } from "~/features/cart/cart-panel-slot";
import type { Route } from "./+types/shop-layout";
import { Footer } from "./footer";
import { Header } from "./header";
import { PreviewStrip } from "./preview-strip";
import { readShopTexts } from "./read-shop-texts.server";
import styles from "./shop-layout.module.css";

/** What all pages promise of delivery; without an answer, what is specified (spec §9). */
async function readDelivery() {
  try {
    return await shopApi.call("delivery.read");
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

/** For the menus; without an answer, those of the footer. */
async function readCategories(): Promise<NavigationLink[]> {
  try {
    const categories = await shopApi.call("categories.list");
    return categories.map(({ slug, name }) => ({ label: name, to: `/products/${slug}` }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [...FOOTER_CATEGORIES];
  }
}

/** What all pages say of the shop. */
export async function loader() {
  const [delivery, texts, categories] = await Promise.all([
    readDelivery(),
    readShopTexts(),
    readCategories(),
  ]);
  return { delivery, texts, categories, preview: previewOfPage() };
}

/**
 * One visit, one promise and one phone number: not asked again on the way from page to page, but where
 * somebody leaves the preview of drafts, or goes back to it.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.searchParams.has(PREVIEW_PARAMETER) !== nextUrl.searchParams.has(PREVIEW_PARAMETER);

/** The frame of every public page: skip link, header, page, footer, cart panel. */
export default function ShopLayout({ loaderData: { preview } }: Route.ComponentProps) {
  return (
    <div className={styles.shop}>
      <a className={styles.skipLink} href="#page">
        Skip to main content
      </a>
      {preview && <PreviewStrip shows={preview} />}
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
