/** What the server still keeps of what it has made. */
const NOT_FOUND = 404

/** @returns false too where nothing answers: a lost network erases nothing */
export async function isPictureErased(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD' })).status === NOT_FOUND
  } catch (error) {
    console.info('whether a picture is still there is not known', error)
    return false
  }
}
