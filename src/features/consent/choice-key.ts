/** The key under which a device stores the choice about being measured. */
export const ANALYTICS_CHOICE_KEY = 'masal:analytics-choice'
