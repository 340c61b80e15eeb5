import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { loadProductDocuments } from "./load-product-documents";
import { idFromAnswer, isPresentForm, type PresentDocument } from "./product-document";
import { findSalesContext } from "./sales-context";

/**
 * Documents that were found in the index, fit to be read by this version of the program. After an
 * upgrade, until the index is filled anew, and while an older server writes to it, some hold products
 * as another version knew them: those are made anew from Medusa. What is gone since is left out.
 */
export async function presentDocuments(
  container: MedusaContainer,
  found: readonly Record<string, unknown>[],
): Promise<PresentDocument[]> {
  const others = found.filter((document) => !isPresentForm(document)).map(idFromAnswer);
  const anew = others.length > 0 ? await loadAnew(container, others) : undefined;
  return found.flatMap((document) =>
    isPresentForm(document) ? [document] : (anew?.get(idFromAnswer(document)) ?? []),
  );
}

async function loadAnew(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<Map<string, PresentDocument>> {
  const sales = await findSalesContext(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const documents = await loadProductDocuments(query, sales, ids);
  return new Map(documents.map((document) => [document.id, document]));
}
