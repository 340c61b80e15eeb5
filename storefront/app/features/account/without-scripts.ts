/** Field that a form sends only where there are no scripts: pages that are the same for everybody then say nothing of what came of it. */
export const WITHOUT_SCRIPTS = "withoutScripts";
