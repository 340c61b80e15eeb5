import { useCallback } from "react";
import { matchPath, useLocation, useNavigate, useNavigation, useParams } from "react-router";
import { KEEP_FOCUS } from "~/layout/keep-focus";
import { addressOf, changeFilters, type ProductFilters, readFilters } from "./filters";

const LIST_PATH = "/products/:category?";

function filtersOfLocation({ pathname, search }: { pathname: string; search: string }) {
  const match = matchPath(LIST_PATH, pathname);
  return match && readFilters(new URLSearchParams(search), match.params.category);
}

/** The filters of the page's address. */
export function useFilters(): ProductFilters {
  const { search } = useLocation();
  const { category } = useParams();
  return readFilters(new URLSearchParams(search), category);
}

/** As the controls show them: already those of the list that is about to come. */
export function useShownFilters(): ProductFilters {
  const current = useFilters();
  const { location } = useNavigation();
  return (location && filtersOfLocation(location)) ?? current;
}

export type ChangeFilters = (
  change: Partial<ProductFilters>,
  /** `replace` leaves no entry for the back button: for entries that are still being typed. */
  options?: { replace?: boolean },
) => void;

/** Changes the page's address; the list follows. The place on the page and the focus stay. */
export function useChangeFilters(filters: ProductFilters): ChangeFilters {
  const navigate = useNavigate();
  return useCallback(
    (change, { replace = false } = {}) => {
      navigate(addressOf(changeFilters(filters, change)), {
        replace,
        preventScrollReset: true,
        state: KEEP_FOCUS,
      });
    },
    [navigate, filters],
  );
}
