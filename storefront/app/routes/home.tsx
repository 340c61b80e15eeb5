import type { HomeBlock } from "@eldercare/contracts";
import { HydrationBoundary, type QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { carouselQuery, categoryListQuery } from "~/api/catalog-queries";
import { loadPageData } from "~/api/query-client";
import { SHOP } from "~/content/shop";
import { Carousel } from "~/features/carousel/carousel";
import { CategoryBadges } from "~/features/home/category-badges";
import { FeaturedProducts, featuredQuery } from "~/features/home/featured-products";
import styles from "~/features/home/home.module.css";
import { PromoBlocks } from "~/features/home/promo-blocks";
import { homeTextsQuery, useHomeTexts } from "~/features/home/use-home-texts";
import { WelcomeBanner } from "~/features/home/welcome-banner";
import { organizationData } from "~/seo/organization-data";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/home";

/** The page stands without any one of its parts; only when the shop answers nothing it fails. */
async function fill(client: QueryClient): Promise<void> {
  const answers = await Promise.allSettled([
    client.fetchQuery(carouselQuery()),
    client.fetchQuery(categoryListQuery()),
    client.fetchQuery(featuredQuery()),
    client.fetchQuery(homeTextsQuery()),
  ]);
  const failures = answers.filter((answer) => answer.status === "rejected");
  if (failures.length === answers.length) throw failures[0]?.reason;
}

export const loader = () => loadPageData(fill);

/** In the browser the page shows with its words; its parts say that they are loading, or that they failed. */
export const clientLoader = () =>
  loadPageData(async (client) => {
    void fill(client).catch(() => undefined);
    await client.fetchQuery(homeTextsQuery()).catch(() => undefined);
  });

export const meta: Route.MetaFunction = ({ matches }) => {
  const shopUrl = shopUrlOf(matches);
  return [
    ...pageMeta({ shopUrl, title: SHOP.name, description: SHOP.description, path: "/" }),
    { "script:ld+json": organizationData(shopUrl, matches[1].loaderData.texts) },
  ];
};

const BLOCKS: Readonly<Record<HomeBlock, ComponentType>> = {
  welcome: WelcomeBanner,
  carousel: Carousel,
  categories: CategoryBadges,
  featured: FeaturedProducts,
  promos: PromoBlocks,
};

function HomeBlocks() {
  return useHomeTexts().blocks.map((name) => {
    const Block = BLOCKS[name];
    return <Block key={name} />;
  });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <div className={styles.page}>
        <HomeBlocks />
      </div>
    </HydrationBoundary>
  );
}
