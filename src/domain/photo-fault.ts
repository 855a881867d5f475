/** Possible faults of a photo for a portrait; none is certain, so that a parent may overrule it. */
export const PHOTO_FAULTS = ['photo-no-face', 'photo-several-faces', 'photo-too-dark', 'photo-too-blurred'] as const
export type PhotoFault = (typeof PHOTO_FAULTS)[number]

export const isPhotoFault = (value: unknown): value is PhotoFault => PHOTO_FAULTS.includes(value as PhotoFault)
