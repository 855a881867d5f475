/**
 * Calls back when the page and its pictures have loaded, so that hidden parts do not compete with visible ones.
 * @returns a function that cancels it
 */
export function afterLoad(callback: () => void): () => void {
  if (document.readyState === 'complete') {
    callback()
    return () => undefined
  }
  window.addEventListener('load', callback, { once: true })
  return () => window.removeEventListener('load', callback)
}
