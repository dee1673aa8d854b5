import { expect, test } from 'vitest'
import { MAX_RECORD_COUNT, type UnitTallyInput } from '#shared/contract/planet28/battle-record.ts'
import type { BattleRecord } from '#shared/games/planet28/campaign/battle-record.ts'
import { completeBattleRecord } from './complete-record.ts'

const base = { warbandId: 'reds', hits: 0, kills: 0, wasHurt: false, isHurtAtEnd: false }
const character = (name: string, more: object = {}): UnitTallyInput => {
  return { ...base, unitId: name.toLowerCase(), name, kind: 'character', fate: 'stood', ...more }
}
const squad: UnitTallyInput = {
  ...base,
  unitId: 's',
  name: 'S',
  kind: 'squad',
  fate: 'stood',
  lost: 1,
  hitPointsLeft: 9,
}
const vehicle: UnitTallyInput = {
  ...base,
  unitId: 'v',
  name: 'V',
  kind: 'vehicle',
  fate: 'stood',
  sectionsDestroyed: 0,
  lostCells: [],
  damaged: [],
}
const recordOf = (tallies: readonly UnitTallyInput[], turns = 4): BattleRecord => {
  return { play: 'opposed', turns, goal: '', sides: [], tallies }
}

test('taps beyond what a record counts are written down as far as it counts, nothing is refused (P28-CAMP-1)', () => {
  const taps = { hits: MAX_RECORD_COUNT + 1, kills: 40_000 }
  const fighters = [character('Ann', taps), { ...squad, ...taps }, { ...vehicle, ...taps, sectionsDestroyed: 1_000 }]
  const { tallies } = completeBattleRecord(recordOf(fighters), [])
  expect(tallies.map(({ hits, kills }) => [hits, kills])).toEqual(
    fighters.map(() => [MAX_RECORD_COUNT, MAX_RECORD_COUNT]),
  )
  expect(tallies[2]).toMatchObject({ sectionsDestroyed: MAX_RECORD_COUNT })
  expect(completeBattleRecord(recordOf([character('Ann', { hits: MAX_RECORD_COUNT })]), []).tallies[0]?.hits).toBe(
    MAX_RECORD_COUNT,
  )
})

test('who stayed away is absent with nothing done, and what was used before is kept', () => {
  const fought = [character('Ann', { uses: { stimulants: 2 } })]
  const all = [character('Ann', { uses: { stimulants: 0, psyka: 1 } }), character('Vex', { hits: 3 }), squad, vehicle]
  const { tallies, turns } = completeBattleRecord(recordOf(fought, 0), all)
  expect(turns).toBeNull()
  expect(tallies[0]).toMatchObject({ name: 'Ann', fate: 'stood', uses: { stimulants: 2, psyka: 1 } })
  expect(tallies.slice(1)).toMatchObject([
    { name: 'Vex', hits: 0, fate: 'absent' },
    { name: 'S', lost: 0, hitPointsLeft: 0, fate: 'absent' },
    { name: 'V', lostCells: [], fate: 'absent' },
  ])
})
