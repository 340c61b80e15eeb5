export type {
  InformationBlock,
  InformationPage,
  InformationSection,
} from "@eldercare/contracts/content";
