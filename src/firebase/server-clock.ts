/**
 * The server's time: a device's clock may be hours or days wrong, and the times that it is compared with were written
 * by the server.
 */

let aheadMs = 0

/** @param ms how far the server's clock is ahead of this device's; negative if it is behind */
export function noteServerOffset(ms: number): void {
  aheadMs = ms
}

/** Milliseconds since 1970; by the device's clock until the database is connected. */
export const serverNow = (): number => Date.now() + aheadMs
