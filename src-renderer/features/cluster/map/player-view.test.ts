import { expect, test } from 'vitest'
import { PlayerClusterView } from '#shared/contract/cluster-players.ts'
import { clusterView, labelAt, createRegion, routeBetween, starAt } from '#tests/support/star-maps.ts'
import { createStarMap } from '../model/star-map.ts'
import { buildClusterFromPlayerView } from './player-view.ts'

test('The players’ edition makes a map of what is in it, and says nothing else', () => {
  const whole = clusterView({
    stars: [
      starAt('vex', '0412', { notes: 'A trap.', tags: ['war'], publicNotes: 'Old lights.' }),
      starAt('bo', '0409'),
    ],
    routes: [routeBetween('vex', 'bo', { style: 'dashed' })],
    regions: [createRegion('deep', [[4, 1, 3]], { notes: 'Secret.' })],
    labels: [labelAt('rift', '0101')],
  })
  const { head, ...things } = whole
  const stars = things.stars.map((star) => ({ ...star, isImportedWorld: false }))
  const edition = PlayerClusterView.parse({ ...head, ...things, stars })
  const map = createStarMap(buildClusterFromPlayerView(edition, 'reach'), () => '')
  expect(map.findStar('vex')).toMatchObject({ name: 'vex', notes: '', publicNotes: 'Old lights.', tags: [] })
  expect(map.routesOf('vex')).toMatchObject([{ style: 'dashed', isHidden: false }])
  expect(map.regions[0]?.notes).toBe('')
  expect(map.labels).toHaveLength(1)
})
