import { inOtherWords } from "./other-words.js";

/**
 * WooCommerce writes the headings of its export in the language of whoever exports: French of France
 * and of Canada, German and Spanish, by the English headings. `#` stands for any number. Columns that
 * the shop has no place for are left out here too.
 */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  Type: ["Type", "Typ", "Tipo"],
  SKU: ["UGS", "Artikelnummer", "SKU"],
  "GTIN, UPC, EAN, or ISBN": [
    "GTIN, UPC, EAN ou ISBN",
    "GTIN, UPC, EAN oder ISBN",
    "GTIN, UPC, EAN o ISBN",
  ],
  Name: ["Nom", "Name", "Nombre"],
  Published: ["Publié", "Veröffentlicht", "Publicado"],
  "Is featured?": ["Mis en avant ?", "Ist hervorgehoben?", "¿Está destacado?"],
  "Visibility in catalog": [
    "Visibilité dans le catalogue",
    "Sichtbarkeit im Katalog",
    "Visibilidad en el catálogo",
  ],
  "Short description": ["Description courte", "Kurzbeschreibung", "Descripción corta"],
  Description: ["Description", "Beschreibung", "Descripción"],
  "Date sale price starts": [
    "Date de début de promo",
    "Datum, an dem Angebotspreis beginnt",
    "Día en que empieza el precio rebajado",
  ],
  "Date sale price ends": [
    "Date de fin de promo",
    "Datum, an dem Angebotspreis endet",
    "Día en que termina el precio rebajado",
  ],
  "In stock?": ["En stock ?", "En inventaire ?", "Vorrätig?", "¿Existencias?"],
  Stock: ["Stock", "Inventaire", "Bestand", "Lager", "Inventario"],
  "Weight (kg)": ["Poids (kg)", "Gewicht (kg)", "Peso (kg)"],
  "Weight (g)": ["Poids (g)", "Gewicht (g)", "Peso (g)"],
  "Weight (lbs)": ["Poids (lbs)", "Poids (livres)", "Gewicht (lbs)", "Peso (lbs)"],
  "Weight (oz)": ["Poids (oz)", "Poids (onces)", "Gewicht (oz)", "Peso (oz)"],
  "Tax status": ["État de la TVA", "Steuerstatus", "Estado del impuesto"],
  "Sale price": ["Tarif promo", "Angebotspreis", "Precio rebajado"],
  "Regular price": ["Tarif régulier", "Regulärer Preis", "Precio normal"],
  Categories: ["Catégories", "Kategorien", "Categorías"],
  Tags: ["Étiquettes", "Schlagwörter", "Etiquetas"],
  Images: ["Images", "Bilder", "Imágenes"],
  Parent: ["Parent", "Übergeordnetes Produkt", "Superior", "Principal"],
  Brands: ["Marques", "Marken", "Marcas"],
  "Attribute # name": ["Nom de l’attribut #", "Attribut # Name", "Nombre del atributo #"],
  "Attribute # value(s)": [
    "Valeur(s) de l’attribut #",
    "Attribut # Wert(e)",
    "Valor(es) del atributo #",
  ],
  "Meta: _yoast_wpseo_title": ["Méta : _yoast_wpseo_title"],
  "Meta: _yoast_wpseo_metadesc": ["Méta : _yoast_wpseo_metadesc"],
};

/** Headings with WooCommerce's English words for its translated ones; others as they are. */
export const inEnglish = inOtherWords(WORDS);
