import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { formatEvent } from '#main/games/planet28/battle/report/format-event.ts'
import { PLANET28_BATTLE as GAME } from '#main/games/planet28/game.ts'
import { createNameReplacer } from '#main/games/planet28/battle/report/name-replacer.ts'
import { buildBattleRecord } from '#main/games/planet28/battle/report/battle-record.ts'
import { BattleCommandSchema } from '#shared/games/planet28/battle/commands.ts'
import { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { BattleRecord } from '#shared/games/planet28/campaign/battle-record.ts'
import { readableJson } from '#tests/support/readable-json.ts'
import { type Script, SCRIPTS } from './battle-scripts.ts'

/** What each order came to, an event a line; how everybody stands in the end; what goes on to the aftermath. */
interface Golden {
  readonly told: readonly (readonly string[])[]
  readonly units: Readonly<Record<string, string>>
  readonly record: BattleRecord
}

/** Plays a battle with the dice of its script: none is left over, nothing is refused. */
function played({ options, before = [], steps }: Script): Golden {
  let battle = GAME.setUp(BattleOptions.parse(options), createGivenDice(before))
  const reports = steps.map(([order, ...faces]) => {
    const dice = createGivenDice(faces)
    const decision = GAME.decide(battle, BattleCommandSchema.parse(order), dice)
    if (!decision.ok) throw new Error(`${String(order['type'])}: ${decision.refusal.message}`)
    expect(dice.left()).toBe(0)
    battle = decision.events.reduce((currentBattle, event) => GAME.evolve(currentBattle, event), battle)
    const named = createNameReplacer(battle)
    return decision.events.map((event) => named(formatEvent(event)))
  })
  const units = Object.fromEntries(battle.units.map((unit) => [unit.id, standing(unit)]))
  return { told: reports, units, record: buildBattleRecord(battle) }
}

function standing(unit: BattleUnit): string {
  const { conditions } = unit
  const marks = conditions.map(({ source }) => `, ${source}`).join('')
  if (unit.kind === 'vehicle')
    return `${unit.sections.map(({ cell, hitPoints, start }) => `${cell} ${hitPoints}/${start}`).join(', ')}${marks}`
  const models = unit.models.map(({ hitPoints, start, fate }) => `${hitPoints}/${start} ${fate}`).join(', ')
  return `${models}${unit.isBroken ? ', broken' : ''}${marks}`
}

// UPDATE_GOLDEN=1 writes the files anew: read what changed before you keep it.
test.each(Object.entries(SCRIPTS))('a battle of %s goes as it went', (name, script) => {
  const path = join(import.meta.dirname, `${name}.json`)
  const golden = played(script)
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(path, readableJson(golden))
  expect(golden).toEqual(JSON.parse(readFileSync(path, 'utf8')))
})
