/** The form that the account dialog opens with; an address can name it. */
export const ACCOUNT_MODES = ['login', 'register'] as const
export type AccountMode = (typeof ACCOUNT_MODES)[number]
