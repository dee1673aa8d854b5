import { expect, test } from 'vitest'
import { HIDDEN_AGENDAS } from '#shared/games/planet28/tables/hidden-agendas.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { type GameProgress, findSecretChoice, TABLE_EDGE_NAMES } from './agenda-choice.ts'

const EARLY: GameProgress = { zone: null, isDeployed: false, isOver: false }

test('P28-AG-1, P28-AG-2, P28-AG-4: two name an enemy, the mule an edge, the others nothing', () => {
  const named = listRowIds(HIDDEN_AGENDAS).map((id) => findSecretChoice(id, EARLY)?.names ?? null)
  expect(named).toEqual(['enemy', 'edge', null, 'enemy', null, null])
})

test('P28-AG-1: after deployment; P28-AG-4: at the start; after the game it is late', () => {
  expect(findSecretChoice('vendetta', EARLY)?.moment).toMatch(/^Wait until everybody has deployed/)
  expect(findSecretChoice('vendetta', { ...EARLY, isDeployed: true })?.moment).toMatch(/name one once all stand/)
  expect(findSecretChoice('knowledge-is-power', EARLY)?.moment).toMatch(/at the start/)
  expect(findSecretChoice('knowledge-is-power', { ...EARLY, isOver: true })?.moment).toMatch(/The game is over/)
})

test('P28-AG-2: an edge is due only where the side starts in the centre', () => {
  const due = (['side-1', 'centre', 'any-side', null] as const).map(
    (zone) => findSecretChoice('the-mule', { ...EARLY, zone })?.isDue,
  )
  expect(due).toEqual([false, true, false, false])
  expect(findSecretChoice('the-mule', { ...EARLY, zone: 'side-3' })?.moment).toBe(
    'It starts at table edge 3: the edge is the one opposite.',
  )
  expect(TABLE_EDGE_NAMES).toEqual(['Side 1', 'Side 2', 'Side 3', 'Side 4'])
})
