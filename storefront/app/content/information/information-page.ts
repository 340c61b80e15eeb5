export type {
  InformationBlock,
  InformationPage,
  InformationSection,
  QuestionGroup,
} from "@eldercare/contracts/content";
