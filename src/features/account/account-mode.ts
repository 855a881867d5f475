/** The form that the account dialog opens with; an address carries it. */
export const ACCOUNT_MODES = ['login', 'register'] as const
export type AccountMode = (typeof ACCOUNT_MODES)[number]
