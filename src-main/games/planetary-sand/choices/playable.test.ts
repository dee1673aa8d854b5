import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import type { NumberedRulesVersion } from '#shared/games/planetary-sand/rules.ts'
import { anyOptions } from '#tests/support/planetary-sand-options.ts'
import { playByProtocol } from '#tests/support/playable-properties.ts'
import { runs } from '#tests/support/soak.ts'
import { PLANETARY_SAND } from '../game.ts'
import { generateField } from '../ground/generate-field.ts'

const SEEDS = Array.from({ length: runs({ part: 1, whole: 60 }) }, (_, at) => `match ${at}`)
const CHANGES = runs({ part: 60, whole: 400 })

/** Plays a battle through choices and previews alone. Returns the kinds of choices that were given. */
function listGiven(options: BattleOptions, seed: string): string[] {
  const start = PLANETARY_SAND.setUp(options, createSeededDice(seed))
  const { given } = playByProtocol({
    game: PLANETARY_SAND,
    start,
    seed,
    changes: CHANGES,
    disguise: emptyOtherList,
  })
  return given.map((id) => id.split(':')[0] ?? id)
}

/** The battle with nobody on the secret list of the other side (SAND-HIT-4). */
function emptyOtherList(battle: Battle, seat: string): Battle {
  if (battle.phase !== 'list') return battle
  const lists = Object.entries(battle.lists).map(([side, list]) => [side, side === seat ? list : []])
  return { ...battle, lists: Object.fromEntries(lists) as Battle['lists'] }
}

/** Every robot, machine and room that there is, with everybody in a suit. */
function buildOptions(rules: NumberedRulesVersion | undefined): BattleOptions {
  const options = BattleOptions.parse(anyOptions({}, { rules, air: 'SA', scenario: 'defensive' }))
  const armies = options.armies.map((army) => ({
    ...army,
    figures: army.figures.map((figure) => ({ ...figure, hasSuit: figure.kind === 'man' })),
  }))
  return BattleOptions.parse({ ...options, armies })
}

/** The same battle on a field by seed. */
function onMap(options: BattleOptions, seed: string): BattleOptions {
  const fieldOptions = { scenario: 'defensive', seats: options.seats, unitMm: 305 } as const
  const { field, attacker } = generateField(fieldOptions, createSeededDice(seed))
  return BattleOptions.parse({ ...options, field, attacker })
}

const EVERYWHERE = ['deploy', 'end-phase', 'first', 'move', 'close-list', 'shoot', 'launch', 'withdraw']

test('without a map, every open choice is carried out, and no default is refused', () => {
  const given = SEEDS.flatMap((seed) => listGiven(buildOptions(3), seed))
  expect([...EVERYWHERE, 'blast', 'board'].filter((kind) => !given.includes(kind))).toEqual([])
})

test('on the map likewise', () => {
  const given = SEEDS.flatMap((seed) => listGiven(onMap(buildOptions(3), seed), seed))
  expect(EVERYWHERE.filter((kind) => !given.includes(kind))).toEqual([])
})

test('in battles of the rules before 3 each shot is rolled at once', () => {
  const given = ([undefined, 2] as const).flatMap((rules) => listGiven(buildOptions(rules), `rules ${rules}`))
  expect(given).toContain('shoot')
  expect(given).not.toContain('withdraw')
})
