import { QUERY_RULES } from "@eldercare/ui/query-rules";
import { QueryClient } from "@tanstack/react-query";

/** The screens' own cache, so that they behave here as in the shop; the dashboard's has other rules. */
export const screensQueryClient = new QueryClient({ defaultOptions: QUERY_RULES });
