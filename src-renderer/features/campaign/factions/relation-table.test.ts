import { expect, test } from 'vitest'
import type { Thing } from '#shared/contract/base.ts'
import type { RelationView } from '#shared/contract/relations.ts'
import { buildRelationTable } from './relation-table.ts'

const createThing = (kind: Thing['kind'], name: string): Thing => ({ kind, id: name.toLowerCase(), name })
const [tithe, league, crew] = [
  createThing('faction', 'Tithe'),
  createThing('faction', 'League'),
  createThing('warband', 'Crew'),
]
let count = 0
const tie = (from: Thing, name: string, to: Thing, standing: number | null): RelationView => ({
  id: `r${count++}`,
  from,
  to,
  name,
  standing,
  notes: '',
  isHidden: false,
  version: 1,
})

test('Factions stand first, then warbands; each row tells how one stands to the others', () => {
  const { things, rows } = buildRelationTable([tie(crew, 'owes', league, -1), tie(tithe, 'at war with', league, -3)])
  expect(things.map(({ name }) => name)).toEqual(['League', 'Tithe', 'Crew'])
  expect(rows).toEqual([
    [null, null, null],
    [{ standing: -3, words: 'at war with' }, null, null],
    [{ standing: -1, words: 'owes' }, null, null],
  ])
})

test('Of two relations between two the worst counts; what tells no standing, and people, are left out', () => {
  const { things, rows } = buildRelationTable([
    tie(tithe, 'fears', league, 1),
    tie(tithe, 'taxes', league, -2),
    tie(league, 'knows', tithe, null),
    tie(createThing('character', 'Vex'), 'hunts', tithe, -3),
  ])
  expect(things.map(({ name }) => name)).toEqual(['League', 'Tithe'])
  expect(rows[1]?.[0]).toEqual({ standing: -2, words: 'fears, taxes' })
  expect(rows[0]).toEqual([null, null])
})
