/** Makes a layer cheap to render. */

/**
 * `opacity` on a single shape costs librsvg a surface as large as the canvas; as fill and stroke opacity it costs
 * nothing. The picture stays the same, except where a shape's stroke visibly overlaps its own fill.
 * @param svg a document or a part of one; groups keep their opacity
 */
export const paintOpacity = (svg: string): string =>
  svg.replace(/<(?:path|ellipse|circle|rect)\b[^>]*>/g, (shape) =>
    shape.replace(/ opacity="([^"]+)"/, (_, opacity: string) => {
      const fill = shape.includes('fill="none"') ? '' : ` fill-opacity="${opacity}"`
      return shape.includes(' stroke="') ? `${fill} stroke-opacity="${opacity}"` : fill
    }),
  )
