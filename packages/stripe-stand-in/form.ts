/** Stripe's request bodies: form-encoded with brackets, `line_items[0][price_data][unit_amount]=59900`. */

export type FormValue = string | FormObject
export interface FormObject {
  [key: string]: FormValue
}

/** Decodes lists as objects with the keys 0, 1, 2 …, as in the request. */
export function decodeForm(text: string): FormObject {
  const decoded: FormObject = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.replaceAll(']', '').split('[')
    const last = keys.pop() as string
    let target = decoded
    for (const key of keys) {
      const inner = target[key]
      target = typeof inner === 'object' ? inner : (target[key] = Object.create(null) as FormObject)
    }
    target[last] = value
  }
  return decoded
}

export const textAt = (form: FormObject, key: string): string | null => {
  const value = form[key]
  return typeof value === 'string' ? value : null
}

export const objectAt = (form: FormObject, key: string): FormObject => {
  const value = form[key]
  return typeof value === 'object' ? value : {}
}

/** Reads metadata and similar fields: one level of text. */
export const textsAt = (form: FormObject, key: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(objectAt(form, key)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
