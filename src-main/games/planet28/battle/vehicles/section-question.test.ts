import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { PLANET28_BATTLE } from '#main/games/planet28/game.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { Facing } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { FACINGS } from '#shared/games/planet28/vehicle-grid.ts'
import type { CommandDraft, DraftPreview } from '#shared/match/protocol.ts'
import { someBattle } from '#tests/support/planet28-battles.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve/evolve.ts'
import { getBattleRules } from '../transaction.ts'
import { listSectionsToPick } from './section-question.ts'

/** Red's second character acts, which carries a slug rifle; Blue has a tank. */
function begin(isEnemy = false): Battle {
  const options = someBattle({ characters: 2, isLarge: true })
  const sides = options.sides.map((side) => ({ ...side, isEnemy: isEnemy && side.id === 'blue' }))
  const battle = PLANET28_BATTLE.setUp({ ...options, sides }, createSeededDice('sections'))
  return { ...battle, phase: 'turn', turn: 1, active: 'red-1' }
}

function ask(battle: Battle, seat: string, draft: Partial<CommandDraft> & Pick<CommandDraft, 'choice'>): DraftPreview {
  const whole: CommandDraft = { pieces: [], target: null, values: {}, ...draft }
  const preview = PLANET28_BATTLE.playable?.preview(PLANET28_BATTLE.viewFor(battle, seat), seat, whole)
  if (preview === undefined) throw new Error('It is not played on the match page.')
  return preview
}

function give(battle: Battle, { commands }: Pick<DraftPreview, 'commands'>, seed = 'dice'): Battle {
  const decision = decide(battle, commands[0] as unknown as BattleCommand, createSeededDice(seed))
  if (!decision.ok) throw new Error(decision.refusal.message)
  return decision.events.reduce(evolve, battle)
}

/** A shot at the side of the tank on which its owner has most to choose from. */
function shotAtTank(battle: Battle): DraftPreview {
  const tank = battle.units.find(({ id }) => id === 'blue-tank')
  if (tank?.kind !== 'vehicle') throw new Error('There is no tank.')
  const count = (facing: Facing) => listSectionsToPick({ rules: getBattleRules(battle) }, tank, { facing }).length
  const [facing = 'front'] = FACINGS.toSorted((a, b) => count(b) - count(a))
  const values = { 'hull.facing': facing }
  return ask(battle, 'red', { choice: 'shoot:heavy-slug-rifle', target: 'blue-tank', values })
}

test('the owner of a vehicle picks the section that is hit, before any die (P28-VEH-DMG-2)', () => {
  const battle = begin()
  const shot = shotAtTank(battle)
  expect(shot.inputs.some(({ path }) => path.endsWith('wishes'))).toBe(false)
  expect(shot).toMatchObject({ commands: [{ type: 'declare' }], text: expect.stringContaining('picks the section') })
  const asked = give(battle, shot)
  expect(asked.due).toMatchObject([{ ask: 'section', unit: 'blue-tank' }])
  expect(PLANET28_BATTLE.playable?.turn(PLANET28_BATTLE.viewFor(asked, null))).toMatchObject({ waitsFor: ['blue'] })
  const { choices = [] } = PLANET28_BATTLE.playable?.choices(PLANET28_BATTLE.viewFor(asked, 'blue'), 'blue', []) ?? {}
  expect(choices.length).toBeGreaterThan(2)
  const [picked] = choices
  const cell = picked?.id.split(':')[1] ?? ''
  const hits = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((seed) => {
    const after = give(asked, ask(asked, 'blue', { choice: picked?.id ?? '' }), seed)
    expect(after.due.filter((due) => due.ask === 'section')).toEqual([])
    const tank = after.units.find(({ id }) => id === 'blue-tank')
    const hurt = tank?.kind === 'vehicle' ? tank.sections.filter(({ hitPoints, start }) => hitPoints < start) : []
    return hurt[0] === undefined ? [] : [hurt.map((section) => section.cell)]
  })
  expect(hits.length).toBeGreaterThan(0)
  expect(hits.every((cells) => cells.includes(cell as never))).toBe(true)
})

test('nothing else is done meanwhile, and a player of that side gives the answer alone (P28-META-10)', () => {
  const asked = give(begin(), shotAtTank(begin()))
  const hold: BattleCommand = { type: 'hold', by: 'red', unit: 'red-1' }
  expect(decide(asked, hold, createSeededDice('hold'))).toMatchObject({ ok: false, refusal: { rule: 'P28-VEH-DMG-2' } })
  const [pick] = ask(asked, 'blue', { choice: 'section' }).commands
  expect(PLANET28_BATTLE.forGamemaster?.(pick as unknown as BattleCommand, asked)).toBeNull()
})

test('an enemy of the list is hit where it is weakest, and nobody is asked (P28-AI-7)', () => {
  const battle = begin(true)
  expect(shotAtTank(battle)).toMatchObject({ commands: [{ type: 'shoot' }] })
})

test('the owner picks the section that a power hits, too (P28-VEH-DMG-2, P28-ARC-2)', () => {
  const battle = begin()
  const units = battle.units.map((unit) => (unit.id === 'red-1' ? { ...unit, arcana: ['smite'] } : unit))
  const caster: Battle = { ...battle, units }
  const cast = ask(caster, 'red', { choice: 'cast::smite', target: 'blue-tank', values: { 'hull.facing': 'left' } })
  expect(cast.inputs.some(({ path }) => path.endsWith('wishes'))).toBe(false)
  expect(cast).toMatchObject({ commands: [{ type: 'declare' }], text: expect.stringContaining('picks the section') })
  const asked = give(caster, cast)
  expect(asked.due).toMatchObject([{ ask: 'section', unit: 'blue-tank' }])
  const { choices = [] } = PLANET28_BATTLE.playable?.choices(PLANET28_BATTLE.viewFor(asked, 'blue'), 'blue', []) ?? {}
  const [picked] = choices
  const hits = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((seed) => {
    const after = give(asked, ask(asked, 'blue', { choice: picked?.id ?? '' }), seed)
    const tank = after.units.find(({ id }) => id === 'blue-tank')
    const hurt = tank?.kind === 'vehicle' ? tank.sections.filter(({ hitPoints, start }) => hitPoints < start) : []
    return hurt[0] === undefined ? [] : [hurt[0].cell]
  })
  expect(new Set(hits)).toEqual(new Set([picked?.id.split(':')[1]]))
})
