/**
 * What Medusa's own pages are called beside ours: both have products, orders, customers, categories and
 * settings, and nobody should have to try which is which.
 */
export default {
  en: {
    translation: {
      orders: { domain: "Medusa Orders" },
      products: { domain: "Medusa Products" },
      categories: { domain: "Medusa Categories" },
      customers: { domain: "Medusa Customers" },
      app: {
        nav: { settings: { header: "Medusa Settings" } },
        keyboardShortcuts: {
          navigation: {
            goToOrders: "Medusa Orders",
            goToProducts: "Medusa Products",
            goToCategories: "Medusa Categories",
            goToCustomers: "Medusa Customers",
          },
          settings: { goToSettings: "Medusa Settings" },
        },
      },
    },
  },
};
