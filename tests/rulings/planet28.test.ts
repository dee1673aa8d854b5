import { describe, expect, test } from 'vitest'
import type { JsonRecord } from '#main/games/kit/json.ts'
import { BATTLE_RULING_IDS, RULINGS } from '#shared/games/planet28/tables/rulings.ts'
import { FIGHTING } from './planet28/fighting.ts'
import { MOVING } from './planet28/moving.ts'
import type { RulingDemonstrations, TableRuling } from './planet28/ruling-demonstrations.ts'
import { SQUADS_AND_ENEMIES } from './planet28/squads-and-enemies.ts'
import { VEHICLES } from './planet28/vehicles.ts'
import { WOUNDS } from './planet28/wounds.ts'
import { ZONES } from './planet28/zones.ts'

/** Every ruling that only the table obeys, each at work: what comes of a scene by each answer. The compiler asks for what is missing. */
const LEDGER = {
  ...MOVING,
  ...FIGHTING,
  ...WOUNDS,
  ...SQUADS_AND_ENEMIES,
  ...VEHICLES,
  ...ZONES,
} satisfies RulingDemonstrations<TableRuling>

interface AnyShown {
  readonly scene: string
  readonly play: (settings: JsonRecord) => unknown
  readonly outcomes: Readonly<Record<string, unknown>>
}
const shown: readonly (readonly [string, AnyShown])[] = Object.entries(LEDGER)

test('every ruling of the table stands in the ledger, and nothing else', () => {
  expect(Object.keys(LEDGER).toSorted()).toEqual(BATTLE_RULING_IDS.toSorted())
})

describe.each(shown)('%s', (id, { scene, play, outcomes }) => {
  const { rule, choices } = RULINGS[id as TableRuling]
  test.each(choices.map(({ value }) => [value]))(`= %s (${rule}): ${scene}`, (value) => {
    expect(play({ [id]: value })).toEqual(outcomes[String(value)])
  })

  test('comes out otherwise by each answer, and the first is the default', () => {
    const all = choices.map(({ value }) => JSON.stringify(outcomes[String(value)]))
    expect(new Set(all).size).toBe(choices.length)
    expect(play({})).toEqual(outcomes[String(choices[0].value)])
  })
})
