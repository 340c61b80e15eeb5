import type { ComponentType } from "react";
import {
  CarouselIcon,
  CategoriesIcon,
  CustomersIcon,
  DashboardIcon,
  ImportIcon,
  MessagesIcon,
  NewsletterIcon,
  OpeningIcon,
  OrdersIcon,
  PostsIcon,
  ProductsIcon,
  ReviewsIcon,
  SecurityIcon,
  SettingsIcon,
} from "./components/icons";

export type ScreenEntry = {
  /** The same in both hosts: Medusa Admin's router counts from `/app`. */
  path: string;
  label: string;
  icon: ComponentType;
};

/** The sidebar's entries in their order (spec §2 Admin shell). */
export const MAIN_SCREENS: readonly ScreenEntry[] = [
  { path: "/admin", label: "Dashboard", icon: DashboardIcon },
  { path: "/admin/products", label: "Products", icon: ProductsIcon },
  { path: "/admin/categories", label: "Categories", icon: CategoriesIcon },
  { path: "/admin/carousel", label: "Carousel", icon: CarouselIcon },
  { path: "/admin/orders", label: "Orders", icon: OrdersIcon },
  { path: "/admin/customers", label: "Customers", icon: CustomersIcon },
  { path: "/admin/settings", label: "Settings", icon: SettingsIcon },
];

/** What the shop needs besides, in a group of its own below. */
export const MORE_SCREENS: readonly ScreenEntry[] = [
  { path: "/admin/posts", label: "Care Guides", icon: PostsIcon },
  { path: "/admin/messages", label: "Messages", icon: MessagesIcon },
  { path: "/admin/reviews", label: "Reviews", icon: ReviewsIcon },
  { path: "/admin/newsletter", label: "Newsletter", icon: NewsletterIcon },
  { path: "/admin/import", label: "Import", icon: ImportIcon },
  { path: "/admin/security", label: "Security", icon: SecurityIcon },
  { path: "/admin/opening", label: "Before You Open", icon: OpeningIcon },
];
