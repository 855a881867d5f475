import { useLayoutEffect, useRef } from 'react'

const SMALLEST_PX = 10
/** Of the page's width: 20 px on a page of 533. */
const LARGEST_OF_PAGE_WIDTH = 0.038
const LARGEST_PX = 27
const BROWSER_DEFAULT_PX = 16

/** Story text as large as its box allows, at every size of the page and of the reader's own letters. */
export function FittedText({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null)
  const paragraph = useRef<HTMLParagraphElement>(null)

  useLayoutEffect(() => {
    const outer = box.current
    const inner = paragraph.current
    if (!outer || !inner) return
    const fit = () => fitFontSize(outer, inner)
    fit()
    // A page that comes into view grows from nothing: it is fitted before it is painted.
    const observer = new ResizeObserver(fit)
    observer.observe(outer)
    return () => observer.disconnect()
  }, [text])

  return (
    <div ref={box} className="leaf__text">
      <p ref={paragraph}>{text}</p>
    </div>
  )
}

function fitFontSize(box: HTMLElement, text: HTMLElement): void {
  const pageWidth = box.offsetParent?.clientWidth ?? 0
  if (pageWidth === 0) return
  const wanted = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / BROWSER_DEFAULT_PX || 1
  const fits = (px: number) => {
    text.style.fontSize = `${px}px`
    return text.offsetHeight <= box.clientHeight
  }
  let tooLarge = Math.min(LARGEST_PX, pageWidth * LARGEST_OF_PAGE_WIDTH) * wanted
  if (fits(tooLarge)) return
  let fitting = SMALLEST_PX
  while (tooLarge - fitting > 0.25) {
    const middle = (tooLarge + fitting) / 2
    if (fits(middle)) fitting = middle
    else tooLarge = middle
  }
  fits(fitting)
}
