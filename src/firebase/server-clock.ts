/** Time as the server has it: a device's clock may be hours or days wrong, and what it is compared with was written by the server. */

let aheadMs = 0

/** @param ms how far the server's clock is ahead of this device's; negative where it is behind */
export function noteServerOffset(ms: number): void {
  aheadMs = ms
}

/** Milliseconds since 1970; by the device's clock until the database has been connected. */
export const serverNow = (): number => Date.now() + aheadMs
