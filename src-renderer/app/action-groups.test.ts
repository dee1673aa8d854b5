import { Star } from '@lucide/vue'
import { expect, test } from 'vitest'
import { mergeGroupsByHeading } from './action-groups.ts'

const action = (id: string) => ({ id, label: id, icon: Star, run: () => {} })

test('features of one name share a heading, and one without actions has none', () => {
  const groups = mergeGroupsByHeading([
    { label: 'Space Planes', actions: [action('fly')] },
    { label: 'Journal', actions: [] },
    { label: 'Start', actions: [action('begin')] },
    { label: 'Space Planes', actions: [action('print')] },
  ])
  expect(groups.map(({ label, actions }) => [label, actions.map(({ id }) => id)])).toEqual([
    ['Space Planes', ['fly', 'print']],
    ['Start', ['begin']],
  ])
})
