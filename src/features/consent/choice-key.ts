/** The key under which a device stores the choice about analytics. */
export const ANALYTICS_CHOICE_KEY = 'masal:analytics-choice'
