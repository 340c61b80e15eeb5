import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/sitemap-xml.ts"),
  route("blog/rss.xml", "routes/posts-rss.ts"),
  // The back office has a frame of its own; its screens are written in admin-extensions.
  layout("routes/admin.tsx", [
    route("admin", "routes/admin-dashboard.tsx"),
    route("admin/products", "routes/admin-products.tsx"),
    route("admin/categories", "routes/admin-categories.tsx"),
    route("admin/carousel", "routes/admin-carousel.tsx"),
    route("admin/orders", "routes/admin-orders.tsx"),
    route("admin/customers", "routes/admin-customers.tsx"),
    route("admin/settings", "routes/admin-settings.tsx"),
    route("admin/posts", "routes/admin-posts.tsx"),
    route("admin/messages", "routes/admin-messages.tsx"),
    route("admin/newsletter", "routes/admin-newsletter.tsx"),
    route("admin/import", "routes/admin-import.tsx"),
  ]),
  layout("layout/shop-layout.tsx", [
    // Inside the shop's frame: a page that fails keeps its header, footer and cart.
    layout("layout/page-outlet.tsx", [
      index("routes/home.tsx"),
      // One route for both addresses, so that choosing a category does not start the page anew.
      route("products/:category?", "routes/products.tsx"),
      route("product/:slug", "routes/product.tsx"),
      route("cart", "routes/cart.tsx"),
      route("auth", "routes/auth.tsx"),
      route("verify-email", "routes/verify-email.tsx"),
      route("forgot-password", "routes/forgot-password.tsx"),
      route("reset-password", "routes/reset-password.tsx"),
      route("account", "routes/account.tsx"),
      route("checkout", "routes/checkout.tsx"),
      route("order-confirmation", "routes/order-confirmation.tsx"),
      route("services", "routes/services.tsx"),
      route("about", "routes/about.tsx"),
      route("faq", "routes/faq.tsx"),
      route("size-guide", "routes/size-guide.tsx"),
      route("returns", "routes/returns.tsx"),
      route("shipping", "routes/shipping.tsx"),
      route("privacy", "routes/privacy.tsx"),
      route("terms", "routes/terms.tsx"),
      route("sitemap", "routes/sitemap.tsx"),
      route("blog", "routes/posts.tsx"),
      route("blog/:slug", "routes/post.tsx"),
      route("contact", "routes/contact.tsx"),
      route("newsletter", "routes/newsletter.tsx"),
      route("newsletter/confirm", "routes/newsletter-confirm.tsx"),
      route("newsletter/unsubscribe", "routes/newsletter-unsubscribe.tsx"),
      route("*", "routes/not-found.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
