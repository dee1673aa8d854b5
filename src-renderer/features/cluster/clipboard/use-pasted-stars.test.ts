import { expect, test } from 'vitest'
import { clusterView, starAt } from '#tests/support/star-maps.ts'
import { createStarMap } from '../model/star-map.ts'
import type { EditGesture } from '../tools/tool.ts'
import { usePastedStars } from './use-pasted-stars.ts'

const MAP = createStarMap(clusterView({ stars: [starAt('vex', '0412')] }), () => '')

function desk(isMade: boolean) {
  const made: EditGesture[] = []
  const commit = (gesture: EditGesture) => (made.push(gesture), Promise.resolve(isMade))
  return { made, stars: usePastedStars(() => MAP, { commit }) }
}

test('Stars that a text lists are one change', async () => {
  const { made, stars } = desk(true)
  expect(stars.take('0102 Regina 3\n0412 Second\n0103')).toBe(true)
  expect(stars.offer.value?.unread).toHaveLength(1)
  await stars.add()
  expect(made).toMatchObject([
    {
      label: null,
      edits: [
        { type: 'add-star', row: 1, column: 2, fields: { name: 'Regina', rating: 3 } },
        { type: 'add-star', row: 1, column: 3, fields: {} },
      ],
    },
  ])
  expect(stars.offer.value).toBeNull()
})

test('What is refused stays offered until it is let go', async () => {
  const { stars } = desk(false)
  stars.take('0102 Regina')
  await stars.add()
  expect(stars.offer.value?.edits).toHaveLength(1)
  stars.drop()
  expect(stars.offer.value).toBeNull()
})

test('Other text is not taken', () => {
  const { stars } = desk(true)
  expect(stars.take('Dear diary')).toBe(false)
  expect(stars.offer.value).toBeNull()
})
