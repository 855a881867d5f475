import { describe, expect, test } from 'vitest'
import type { TemplateId, UserId } from '#domain/ids.ts'
import { bookNumberOf, createStoryId, createTransformId, splitStoryId } from '#domain/story-id.ts'

const uid = 'u_1_x' as UserId
const NOW = 1_790_000_000_000

describe('a story id', () => {
  test('joins template, user and time to a story id, and splits the id at the known user', () => {
    const id = createStoryId('uzay_yolculugu' as TemplateId, uid, NOW)
    expect(id).toBe('uzay_yolculugu_u_1_x_1790000000000')
    expect(splitStoryId(id, uid)).toEqual({ templateId: 'uzay_yolculugu', createdAtMs: NOW })
  })

  test.each([
    ['another user', `orman_someone_${NOW}`],
    ['no template', `_u_1_x_${NOW}`],
    ['a time of 12 digits', 'orman_u_1_x_179000000000'],
    ['text behind the time', `orman_u_1_x_${NOW}a`],
  ])('refuses a story id with %s', (_, id) => {
    expect(splitStoryId(id, uid)).toBeNull()
  })

  test('reads a book number from 1 to 9999 from a story id, and returns 1 for others', () => {
    expect(bookNumberOf('orman_abc_7')).toBe(7)
    expect(bookNumberOf('orman_abc_9999')).toBe(9999)
    expect(bookNumberOf('orman_abc_0')).toBe(1)
    expect(bookNumberOf(`orman_abc_${NOW}`)).toBe(1)
    expect(bookNumberOf('orman')).toBe(1)
  })

  test('builds a transformation’s id from template and time', () => {
    expect(createTransformId('orman' as TemplateId, NOW)).toBe(`orman_${NOW}`)
  })
})
