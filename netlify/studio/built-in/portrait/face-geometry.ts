/** The kept face: 480x520 pixels, drawn 117x127 units large behind a slot of 100x110. */
export const FACE_SIZE = { w: 480, h: 520 } as const

/** Where the parent's oval comes to lie: a little narrower than the slot, so that hair shows beside the cheeks. */
export const OVAL = { cx: 240, cy: 276, rx: 178, ry: 229 } as const
