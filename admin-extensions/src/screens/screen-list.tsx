import type { StaffRole } from "@eldercare/contracts";
import { type CallName, mayMakeCall } from "@eldercare/contracts/calls";
import type { ComponentType } from "react";
import {
  CarouselIcon,
  CategoriesIcon,
  ContentIcon,
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
  StaffIcon,
  SystemIcon,
  TruckIcon,
} from "./components/icons";

export type ScreenEntry = {
  /** The same in both hosts: Medusa Admin's router counts from `/app`. */
  path: string;
  label: string;
  icon: ComponentType;
  /** What it shows is answered by this call: for whom it is says the table of calls. */
  call: CallName;
};

/** The sidebar's entries in their order (spec §2 Admin shell). */
export const MAIN_SCREENS: readonly ScreenEntry[] = [
  { path: "/admin", label: "Dashboard", icon: DashboardIcon, call: "dashboard.read" },
  { path: "/admin/products", label: "Products", icon: ProductsIcon, call: "products.create" },
  {
    path: "/admin/categories",
    label: "Categories",
    icon: CategoriesIcon,
    call: "categories.create",
  },
  { path: "/admin/carousel", label: "Carousel", icon: CarouselIcon, call: "carousel.change" },
  { path: "/admin/orders", label: "Orders", icon: OrdersIcon, call: "orders.list" },
  { path: "/admin/customers", label: "Customers", icon: CustomersIcon, call: "users.list" },
  { path: "/admin/settings", label: "Settings", icon: SettingsIcon, call: "deliverySettings.read" },
];

/** What the shop needs besides, in a group of its own below. */
export const MORE_SCREENS: readonly ScreenEntry[] = [
  { path: "/admin/packing", label: "Packing", icon: TruckIcon, call: "packing.list" },
  { path: "/admin/content", label: "Content", icon: ContentIcon, call: "contentTexts.change" },
  { path: "/admin/posts", label: "Care Guides", icon: PostsIcon, call: "posts.change" },
  { path: "/admin/messages", label: "Messages", icon: MessagesIcon, call: "contactMessages.list" },
  { path: "/admin/reviews", label: "Reviews", icon: ReviewsIcon, call: "reviews.listAll" },
  { path: "/admin/newsletter", label: "Newsletter", icon: NewsletterIcon, call: "newsletter.list" },
  { path: "/admin/import", label: "Import", icon: ImportIcon, call: "imports.list" },
  { path: "/admin/staff", label: "Staff", icon: StaffIcon, call: "staff.list" },
  { path: "/admin/security", label: "Security", icon: SecurityIcon, call: "securityEvents.list" },
  {
    path: "/admin/opening",
    label: "Before You Open",
    icon: OpeningIcon,
    call: "openingChecks.list",
  },
  { path: "/admin/system", label: "System", icon: SystemIcon, call: "system.read" },
];

/** Whether a screen is for somebody of the staff with this role. */
export const isScreenFor = (role: StaffRole | undefined, { call }: ScreenEntry): boolean =>
  role !== undefined && mayMakeCall(role, call);

/** Where each role begins: with what it is there for, whichever screens it has besides. */
export const START_SCREENS: Readonly<Record<StaffRole, string>> = {
  owner: "/admin",
  manager: "/admin",
  packer: "/admin/packing",
  writer: "/admin/posts",
};
