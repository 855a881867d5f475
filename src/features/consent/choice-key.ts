/** Where a device keeps whether its visits may be measured. */
export const ANALYTICS_CHOICE_KEY = 'masal:analytics-choice'
