/** Classes in one attribute; what is false or missing is left out: `classNames(styles.page, 'sheet', open && 'dark')`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
