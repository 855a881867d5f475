/** Prefixes of the variables that a build writes into every visitor's browser: none of them may be secret. */
export const PUBLISHED_VARIABLES = ['VITE_', 'SELLER_', 'SOCIAL_', 'ILLUSTRATOR', 'NARRATOR', 'DISCOUNT_']

export const isPublished = (name: string): boolean =>
  PUBLISHED_VARIABLES.some((beginning) => name.startsWith(beginning))
