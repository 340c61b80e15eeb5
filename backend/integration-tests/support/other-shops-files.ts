/** A file as another shop writes it. */
export interface OtherShopsFile {
  shop: string;
  csv: string;
  /** SKUs that the shop has of it when it is loaded. */
  skus: readonly string[];
  /** Rows that are named with what to do, by their numbers. */
  named: readonly number[];
}

type Cells = Readonly<Record<string, string>>;

/** What the files are about: SKUs and addresses begin with `mark`; `picture` is a file's name. */
interface Goods {
  mark: string;
  category: string;
  picture: string;
}

/** One file of each shop, with all columns of its export or of the sample that it offers. */
export function otherShopsFiles(goods: Goods): OtherShopsFile[] {
  return [...filesOfShops(goods), ...filesOfFurtherShops(goods)];
}

const imageOf = ({ picture }: Goods) => `https://cdn.example/files/${picture}?v=2`;

const glovesOf =
  ({ mark }: Goods) =>
  (shop: string) => {
    const slug = `${mark}-${shop}`.toLowerCase();
    return { slug, name: `Glove ${mark} ${shop}`, sku: (end: string) => `${mark}-${shop}-${end}` };
  };

function filesOfShops(goods: Goods): OtherShopsFile[] {
  const { mark, category, picture } = goods;
  const image = imageOf(goods);
  const of = glovesOf(goods);
  const [old, today, medusa, template, vendure, padded, woo, spree, commerce] = [
    "SHO",
    "SHN",
    "MED",
    "MET",
    "VEN",
    "VEP",
    "WOO",
    "SPR",
    "BIG",
  ].map(of) as [Glove, Glove, Glove, Glove, Glove, Glove, Glove, Glove, Glove];
  return [
    {
      shop: "Shopify, older",
      csv: table(SHOPIFY_OLDER, [
        {
          ...{ Handle: old.slug, Title: old.name, "Body (HTML)": "<p>Holds on.</p>" },
          ...{ Vendor: "Acme", Type: category, Tags: "grip, warm", Published: "true" },
          ...{ "Option1 Name": "Hand", "Option1 Value": "Left", "Variant SKU": old.sku("L") },
          ...{ "Variant Grams": "120", "Variant Inventory Qty": "3", "Variant Price": "20.00" },
          ...{ "Variant Compare At Price": "25.00", "Image Src": image, "Image Position": "1" },
          ...{ "Image Alt Text": "A glove", "Gift Card": "false", Status: "active" },
        },
        { Handle: old.slug, "Option1 Value": "Right", "Variant Price": "22.00" },
        {
          ...{ Handle: `${old.slug}-gift`, Title: "Gift", "Option1 Name": "Title" },
          ...{ "Option1 Value": "Default Title", "Variant Price": "soon", Type: category },
        },
      ]),
      skus: [old.sku("L"), `SKU-${old.slug}-RIGHT`.toUpperCase()],
      named: [4],
    },
    {
      shop: "Shopify, today's",
      csv: table(SHOPIFY_TODAY, [
        {
          ...{ Title: today.name, "URL handle": today.slug, Description: "Holds on." },
          ...{ Vendor: "Acme", Type: category, "Published on online store": "TRUE" },
          ...{ Status: "Active", SKU: today.sku("L"), Barcode: `${mark}1`, "Option1 name": "Hand" },
          ...{ "Option1 value": "Left", Price: "20.00", "Compare-at price": "18.00" },
          ...{ "Inventory quantity": "3", "Weight value (grams)": "120" },
          ...{ "Product image URL": image, "Image position": "1", "Image alt text": "A glove" },
        },
        { "URL handle": today.slug, SKU: today.sku("R"), "Option1 value": "Right", Price: "20.00" },
      ]),
      skus: [today.sku("L"), today.sku("R")],
      named: [],
    },
    {
      shop: "Medusa 2's export",
      csv: table(
        MEDUSA_EXPORT,
        ["L", "R"].map((hand) => ({
          ...{ "Product Id": "prod_1", "Product Handle": medusa.slug },
          ...{ "Product Title": medusa.name, "Product Status": "published" },
          ...{ "Product Description": "Holds on.", "Product Category 1": category },
          ...{ "Product Thumbnail": image, "Product Image 1": image, "Product Tag 1": "grip" },
          ...{ "Variant Id": `variant_${hand}`, "Variant Title": hand },
          ...{ "Variant SKU": medusa.sku(hand), "Variant Manage Inventory": "true" },
          ...{ "Variant Price CAD": "20", "Variant Price EUR": "14" },
          ...{ "Variant Option 1 Name": "Hand", "Variant Option 1 Value": hand },
        })),
      ),
      skus: [medusa.sku("L"), medusa.sku("R")],
      named: [],
    },
    {
      shop: "Medusa 1's template",
      csv: table(
        MEDUSA_TEMPLATE,
        [
          {
            ...{ "Product Handle": template.slug, "Product Title": template.name },
            ...{ "Product Description": "Holds on.", "Product Status": "published" },
            ...{ "Product Category 1 Name": category, "Variant Title": "Left" },
            ...{ "Variant SKU": template.sku("L"), "Variant Inventory Quantity": "3" },
            ...{ "Price CAD": "20", "Price USD": "15", "Option 1 Name": "Hand" },
            ...{ "Option 1 Value": "Left", "Image 1 Url": image },
          },
          {
            ...{ "Product Handle": `${template.slug}-us`, "Product Title": "Sold in the USA" },
            ...{ "Variant SKU": template.sku("US"), "Price USD": "15" },
            ...{
              "Product Category 1 Name": category,
              "Product Description": "No.",
              "Image 1 Url": image,
            },
          },
        ],
        ";",
      ),
      skus: [template.sku("L")],
      named: [3],
    },
    {
      shop: "Vendure's product-import.csv",
      csv: table(VENDURE, [
        {
          ...{ name: vendure.name, slug: vendure.slug, description: "Holds on.", assets: picture },
          ...{ facets: `category:${category}|brand:Acme`, optionGroups: "Hand" },
          ...{ optionValues: "Left", sku: vendure.sku("L"), price: "20.00" },
          ...{ taxCategory: "standard", stockOnHand: "3", trackInventory: "true" },
        },
        { optionValues: "Right", sku: vendure.sku("R"), price: "22.00", stockOnHand: "1" },
      ]),
      skus: [vendure.sku("L"), vendure.sku("R")],
      named: [],
    },
    {
      shop: "Vendure's products.csv, its cells padded",
      csv: table(
        VENDURE,
        [
          {
            ...{ name: padded.name, slug: padded.slug, description: '"Holds on."' },
            ...{ assets: picture, facets: `"category:${category}"`, sku: padded.sku("1") },
            ...{ price: "20.00", taxCategory: "standard", stockOnHand: "3" },
          },
        ],
        " , ",
      ),
      skus: [padded.sku("1")],
      named: [],
    },
    {
      shop: "WooCommerce's sample",
      csv: table(WOOCOMMERCE, [
        {
          ...{ ID: "44", Type: "variable", SKU: woo.sku("P"), Name: woo.name, Published: "1" },
          ...{ "Is featured?": "0", "Visibility in catalog": "visible", "In stock?": "1" },
          ...{ Description: "<p>Holds on.</p>", Categories: category },
          ...{ Images: image, "Attribute 1 name": "Hand", "Attribute 1 value(s)": "Left, Right" },
        },
        {
          ...{ ID: "45", Type: "variation", SKU: woo.sku("L"), Name: "Left", Published: "1" },
          ...{ Stock: "3", "Regular price": "25", "Sale price": "20", "Weight (lbs)": ".5" },
          ...{ Parent: woo.sku("P"), "Attribute 1 name": "Hand", "Attribute 1 value(s)": "Left" },
        },
        {
          ...{ ID: "46", Type: "variation", SKU: woo.sku("R"), Name: "Right", Published: "1" },
          ...{ "Regular price": "26", Parent: "id:44" },
          ...{ "Attribute 1 name": "Hand", "Attribute 1 value(s)": "Right" },
        },
        {
          ...{ ID: "47", Type: "grouped", SKU: woo.sku("G"), Name: "Logo Collection" },
          ...{ Categories: category, Images: image, "Grouped products": woo.sku("P") },
        },
      ]),
      skus: [woo.sku("L"), woo.sku("R")],
      named: [5],
    },
    {
      shop: "Spree's template",
      csv: table(SPREE, [
        {
          ...{ slug: spree.slug, sku: spree.sku("P"), name: spree.name, status: "active" },
          ...{ brand_name: "Acme", description: "Holds on.", tags: "grip", price: "20" },
          ...{ currency: "CAD", track_inventory: "true", image1_src: image },
          category1: `Categories -> ${category}`,
        },
        ...["Left", "Right"].map((hand) => ({
          ...{ slug: spree.slug, sku: spree.sku(hand), price: "20", currency: "CAD" },
          ...{ inventory_count: "3", option1_name: "Hand", option1_value: hand },
        })),
      ]),
      skus: [spree.sku("Left"), spree.sku("Right")],
      named: [],
    },
    {
      shop: "BigCommerce's export",
      csv: table(BIGCOMMERCE, [
        {
          ...{ Item: "Product", ID: "7", Name: commerce.name, Type: "physical" },
          ...{ SKU: commerce.sku("P"), "Inventory Tracking": "variant", Price: "20" },
          ...{ Categories: category, Description: "<p>Holds on.</p>", "Is Visible": "TRUE" },
        },
        ...["Left", "Right"].map((hand) => ({
          ...{ Item: "Variant", SKU: commerce.sku(hand), "Current Stock": "3" },
          Options: `Type=Rectangles|Name=Hand|Value=${hand}`,
        })),
        { Item: "Image", "Image URL (Import)": image, "Image is Thumbnail": "TRUE" },
      ]),
      skus: [commerce.sku("Left"), commerce.sku("Right")],
      named: [],
    },
  ];
}

function filesOfFurtherShops(goods: Goods): OtherShopsFile[] {
  const { category } = goods;
  const image = imageOf(goods);
  const [squarespace, wix, lightspeed, square, google, etsy] = [
    "SQS",
    "WIX",
    "LSP",
    "SQU",
    "GOO",
    "ETS",
  ].map(glovesOf(goods)) as [Glove, Glove, Glove, Glove, Glove, Glove];
  return [
    {
      shop: "Squarespace's export",
      csv: table(SQUARESPACE, [
        {
          ...{
            "Product URL": squarespace.slug,
            Title: squarespace.name,
            SKU: squarespace.sku("L"),
          },
          ...{ Description: "<p>Holds on.</p>", "Option Name 1": "Hand", "Option Value 1": "Left" },
          ...{ Price: "20.00", "Sale Price": "0.00", "On Sale": "No", Stock: "3", Visible: "Yes" },
          ...{ Categories: category, "Hosted Image URLs": image },
        },
        {
          ...{ SKU: squarespace.sku("R"), "Option Name 1": "Hand", "Option Value 1": "Right" },
          ...{ Price: "22.00", "Sale Price": "18.00", "On Sale": "Yes", Stock: "Unlimited" },
        },
      ]),
      skus: [squarespace.sku("L"), squarespace.sku("R")],
      named: [],
    },
    {
      shop: "Wix's export",
      csv: table(WIX, [
        {
          ...{ handleId: "p1", fieldType: "Product", name: wix.name, description: "Holds on." },
          ...{ productImageUrl: image, collection: category, price: "20", visible: "true" },
          ...{ discountMode: "PERCENT", discountValue: "10", inventory: "InStock" },
          ...{ productOptionName1: "Hand", productOptionDescription1: "Left;Right" },
        },
        ...["Left", "Right"].map((hand) => ({
          ...{ handleId: "p1", fieldType: "Variant", sku: wix.sku(hand), surcharge: "1.50" },
          ...{ inventory: "4", productOptionDescription1: hand },
        })),
      ]),
      skus: [wix.sku("Left"), wix.sku("Right")],
      named: [],
    },
    {
      shop: "Lightspeed's export",
      csv: table(
        LIGHTSPEED,
        ["Left", "Right"].map((hand) => ({
          ...{ handle: lightspeed.slug, sku: lightspeed.sku(hand), name: lightspeed.name },
          ...{ description: "<p>Holds on.</p>", product_category: category, retail_price: "20" },
          ...{ variant_option_one_name: "Hand", variant_option_one_value: hand, active: "1" },
          ...{ brand_name: "Acme", inventory_Main: "4", inventory_Annex: "9" },
        })),
      ),
      skus: [lightspeed.sku("Left"), lightspeed.sku("Right")],
      named: [],
    },
    {
      shop: "Square's export",
      csv: table(SQUARE, [
        ...["Small", "Large"].map((size) => ({
          ...{ Token: size, "Item Name": square.name, "Variation Name": size },
          ...{ SKU: square.sku(size), Description: "Holds on.", Categories: category },
          ...{ Price: "20.00", "Current Quantity Main": "4", Archived: "N" },
        })),
        { Token: "T", "Item Name": "Open", SKU: square.sku("O"), Price: "variable" },
      ]),
      skus: [square.sku("Small"), square.sku("Large")],
      named: [4],
    },
    {
      shop: "a feed for Google",
      csv: table(
        GOOGLE,
        ["S", "L"].map((size) => ({
          ...{ id: google.sku(size), title: google.name, description: "Holds on." },
          ...{ image_link: image, availability: "in_stock", price: "20.00 CAD", size },
          ...{ product_type: category, item_group_id: google.slug, color: "Red" },
        })),
        "\t",
      ),
      skus: [google.sku("S"), google.sku("L")],
      named: [],
    },
    {
      shop: "Etsy's export",
      csv: table(ETSY, [
        {
          ...{ TITLE: etsy.name, DESCRIPTION: "Holds on.", PRICE: "20.00", CURRENCY_CODE: "CAD" },
          ...{
            QUANTITY: "4",
            TAGS: category,
            MATERIALS: "wool",
            IMAGE1: image,
            SKU: etsy.sku("1"),
          },
        },
      ]),
      skus: [etsy.sku("1")],
      named: [],
    },
  ];
}

interface Glove {
  slug: string;
  name: string;
  sku: (end: string) => string;
}

function table(header: string, rows: readonly Cells[], delimiter = ","): string {
  const headings = header.split(";");
  const quoted = (cell: string) =>
    cell.includes(",") && !cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
  const lines = rows.map((row) => headings.map((heading) => quoted(row[heading] ?? "")));
  return [headings.map(quoted), ...lines].map((cells) => cells.join(delimiter)).join("\r\n");
}

const SHOPIFY_OLDER =
  "Handle;Title;Body (HTML);Vendor;Product Category;Type;Tags;Published;Option1 Name;Option1 Value;Option1 Linked To;Option2 Name;Option2 Value;Option2 Linked To;Option3 Name;Option3 Value;Option3 Linked To;Variant SKU;Variant Grams;Variant Inventory Tracker;Variant Inventory Qty;Variant Inventory Policy;Variant Fulfillment Service;Variant Price;Variant Compare At Price;Variant Requires Shipping;Variant Taxable;Variant Barcode;Image Src;Image Position;Image Alt Text;Gift Card;SEO Title;SEO Description;Variant Image;Variant Weight Unit;Variant Tax Code;Cost per item;Status";
const SHOPIFY_TODAY =
  "Title;URL handle;Description;Vendor;Product category;Type;Tags;Published on online store;Status;SKU;Barcode;Option1 name;Option1 value;Option1 Linked To;Option2 name;Option2 value;Option2 Linked To;Option3 name;Option3 value;Option3 Linked To;Price;Compare-at price;Cost per item;Charge tax;Tax code;Unit price total measure;Inventory tracker;Inventory quantity;Continue selling when out of stock;Weight value (grams);Weight unit for display;Requires shipping;Fulfillment service;Product image URL;Image position;Image alt text;Variant image URL;Gift card;SEO title;SEO description";
const MEDUSA_EXPORT =
  "Product Id;Product Handle;Product Title;Product Status;Product Description;Product Subtitle;Product External Id;Product Thumbnail;Product Collection Id;Product Type Id;Product Category 1;Product Discountable;Product Height;Product Hs Code;Product Image 1;Product Image 2;Product Is Giftcard;Product Length;Product Material;Product Mid Code;Product Origin Country;Product Sales Channel 1;Product Tag 1;Product Weight;Product Width;Variant Id;Variant Title;Variant SKU;Variant UPC;Variant EAN;Variant HS Code;Variant Manage Inventory;Variant Allow Backorder;Variant Price CAD;Variant Price EUR;Variant Option 1 Name;Variant Option 1 Value";
const MEDUSA_TEMPLATE =
  "Product Id;Product Handle;Product Title;Product Subtitle;Product Description;Product Status;Product Thumbnail;Product Weight;Product Length;Product Width;Product Height;Product HS Code;Product Collection Title;Product Category 1 Name;Product Tags;Product Discountable;Variant Id;Variant Title;Variant SKU;Variant Barcode;Variant Inventory Quantity;Variant Allow Backorder;Variant Manage Inventory;Price CAD;Price USD;Option 1 Name;Option 1 Value;Image 1 Url;Image 2 Url";
const VENDURE =
  "name;slug;description;assets;facets;optionGroups;optionValues;sku;price;taxCategory;stockOnHand;trackInventory;variantAssets;variantFacets";
const WOOCOMMERCE =
  "ID;Type;SKU;Name;Published;Is featured?;Visibility in catalog;Short description;Description;Date sale price starts;Date sale price ends;Tax status;Tax class;In stock?;Stock;Backorders allowed?;Sold individually?;Weight (lbs);Length (in);Width (in);Height (in);Allow customer reviews?;Purchase note;Sale price;Regular price;Categories;Tags;Shipping class;Images;Download limit;Download expiry days;Parent;Grouped products;Upsells;Cross-sells;External URL;Button text;Position;Attribute 1 name;Attribute 1 value(s);Attribute 1 visible;Attribute 1 global;Attribute 2 name;Attribute 2 value(s)";
const SPREE =
  "slug;sku;name;status;vendor_name;brand_name;description;meta_title;meta_description;tags;labels;price;compare_at_price;currency;width;height;depth;dimensions_unit;weight;weight_unit;available_on;discontinue_on;track_inventory;inventory_count;inventory_backorderable;tax_category;digital;image1_src;image2_src;image3_src;option1_name;option1_value;option2_name;option2_value;option3_name;option3_value;category1;category2;category3";
const BIGCOMMERCE =
  "Item;ID;Name;Type;SKU;Options;Inventory Tracking;Current Stock;Low Stock;Price;Cost Price;Retail Price;Sale Price;Brand ID;Channels;Categories;Description;Custom Fields;Page Title;Product URL;Meta Description;Search Keywords;Meta Keywords;Bin Picking Number;UPC/EAN;Global Trade Number;Manufacturer Part Number;Free Shipping;Fixed Shipping Cost;Weight;Width;Height;Depth;Is Visible;Is Featured;Warranty;Tax Class;Product Condition;Show Product Condition;Sort Order;Variant Image URL;Internal Image URL (Export);Image URL (Import);Image Description;Image is Thumbnail;Image Sort Order;Video ID;Video URL;Video Sort Order";
const SQUARESPACE =
  "Product ID [Non Editable];Variant ID [Non Editable];Product Type [Non Editable];Product Page;Product URL;Title;Description;SKU;GTIN;MPN;Option Name 1;Option Value 1;Option Name 2;Option Value 2;Option Name 3;Option Value 3;Price;Sale Price;On Sale;Stock;Categories;Tags;Weight;Length;Width;Height;Visible;Hosted Image URLs";
const WIX =
  "handleId;fieldType;name;description;productImageUrl;collection;sku;ribbon;price;surcharge;visible;discountMode;discountValue;inventory;weight;cost;productOptionName1;productOptionType1;productOptionDescription1;productOptionName2;productOptionType2;productOptionDescription2;additionalInfoTitle1;additionalInfoDescription1;customTextField1;customTextCharLimit1;customTextMandatory1;brand";
const LIGHTSPEED =
  "id;handle;sku;composite_name;composite_sku;composite_quantity;name;description;product_category;variant_option_one_name;variant_option_one_value;variant_option_two_name;variant_option_two_value;variant_option_three_name;variant_option_three_value;tags;weight;weight_unit;length;width;height;dimensions_unit;supply_price;retail_price;tax_name;tax_value;account_code;account_code_purchase;brand_name;supplier_name;supplier_code;active;track_inventory;inventory_Main;reorder_point_Main;restock_level_Main;inventory_Annex";
const SQUARE =
  "Reference Handle;Token;Item Name;Customer-facing Name;Variation Name;Unit and Precision;SKU;Description;Categories;Reporting Category;SEO Title;SEO Description;Permalink;GTIN;Square Online Item Visibility;Item Type;Weight (lb);Shipping Enabled;Pickup Enabled;Price;Online Sale Price;Archived;Sellable;Stockable;Default Unit Cost;Default Vendor Name;Current Quantity Main;New Quantity Main;Stock Alert Enabled Main;Tax - HST (13%)";
const GOOGLE =
  "id;title;description;link;image_link;additional_image_link;availability;price;sale_price;sale_price_effective_date;brand;gtin;mpn;condition;google_product_category;product_type;shipping_weight;item_group_id;color;size;identifier_exists";
const ETSY =
  "TITLE;DESCRIPTION;PRICE;CURRENCY_CODE;QUANTITY;TAGS;MATERIALS;IMAGE1;IMAGE2;IMAGE3;VARIATION 1 TYPE;VARIATION 1 NAME;VARIATION 1 VALUES;VARIATION 2 TYPE;VARIATION 2 NAME;VARIATION 2 VALUES;SKU";
