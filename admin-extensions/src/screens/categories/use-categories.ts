import { useAdminQuery } from "../host/use-admin-query";

/** Every category, also those that are hidden from shoppers, in the order staff gave. */
export function useCategories() {
  return useAdminQuery("categories.listAll");
}
