/** Apart from choose-illustrator.ts: who only asks is packed with no illustrator. */

/** Whether a new portrait costs us money: everybody but the built-in illustrator takes some. */
export const isPortraitPaid = ({ ILLUSTRATOR }: { ILLUSTRATOR: string }): boolean => ILLUSTRATOR !== 'built-in'
