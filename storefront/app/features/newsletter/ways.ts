/** Where the pages of the newsletter's mails lead. */
export const TO_GUIDES = { to: "/blog", label: "Read the Care Guides" };
export const TO_NEWSLETTER = { to: "/newsletter", label: "Go to the newsletter page" };
