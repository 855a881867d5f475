/** Finds controls that a small window or large letters push sideways, or that no scrolling brings into view. */
import type { Page } from '@playwright/test'

/**
 * @returns a description of each thing wider than the window: reading it would need scrolling in two directions (WCAG
 * 1.4.10)
 */
export const sidewaysFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async (width) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const root = document.documentElement
    // A phone widens its window to overflowing content: compare the set width.
    const faults = root.scrollWidth > width ? [`the page is ${root.scrollWidth} px wide`] : []
    for (const box of document.querySelectorAll<HTMLElement>('body *')) {
      const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowX)
      // Ignore slides side by side: each is read alone, and fits.
      const isOfSlides =
        getComputedStyle(box).scrollSnapType.startsWith('x') &&
        Array.from(box.children).every((slide) => slide.scrollWidth <= box.clientWidth)
      if (scrolls && !isOfSlides && box.scrollWidth > box.clientWidth + 1)
        faults.push(`${box.tagName} ${box.className} is ${box.scrollWidth} px wide in ${box.clientWidth}`)
    }
    return faults
  }, page.viewportSize()?.width ?? 0)

/**
 * Gives every control the focus, as the Tab key does, forwards and back again.
 * @param over selector of an overlay that is no dialog: checks its controls only
 * @returns the controls that are then not wholly within the window's width, or covered in their middle (WCAG 2.4.11)
 */
export const controlsOutOfReach = (page: Page, over?: string): Promise<string[]> =>
  page.evaluate(async (within) => {
    const room = document.querySelector((within ?? '') || 'dialog[open]') ?? document
    const controls = Array.from(
      room.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex="0"]'),
    ).filter(
      (control) =>
        !control.matches(':disabled') &&
        !control.closest('[inert]') &&
        control.checkVisibility({ visibilityProperty: true }),
    )
    const faults = new Set<string>()
    // The browser does not scroll to a control that has the focus already.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus()
      await new Promise(requestAnimationFrame)
      const labels = control instanceof HTMLInputElement ? Array.from(control.labels ?? []) : []
      // A label may stand for a hidden radio button or file field.
      const hidden =
        labels.length > 0 && (control.getBoundingClientRect().width <= 1 || getComputedStyle(control).opacity === '0')
      // A link that wraps has one box per line.
      const box = ((hidden && labels[0]) || control).getClientRects()[0] ?? new DOMRect()
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      const name = `${control.tagName} ‘${(control.getAttribute('aria-label') ?? control.textContent) || (labels[0]?.textContent ?? '')}’`
      if (box.left < -1 || box.right > innerWidth + 1)
        faults.add(`${name} lies at ${Math.round(box.left)}–${Math.round(box.right)} px`)
      if (!hit || ![control, ...labels].some((own) => own.contains(hit)))
        faults.add(`${name} is covered by ${hit ? `${hit.tagName} ${hit.className}` : 'nothing: it is out of sight'}`)
    }
    if (controls.length === 0) faults.add('there is no control')
    return [...faults]
  }, over)
