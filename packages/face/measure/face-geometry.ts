/**
 * Position of the parent's oval in the stored face (FACE_SIZE, drawn 117x127 units large behind a slot of 100x110):
 * a little narrower than the slot, so that hair shows beside the cheeks.
 */
export const OVAL = { cx: 240, cy: 276, rx: 178, ry: 229 } as const
