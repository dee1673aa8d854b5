import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { PLANET28_BATTLE } from '#main/games/planet28/game.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { BattleOptions, UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { decide } from '../decide.ts'

const person = (id: string, side: string, A = 5): UnitOptions => ({
  kind: 'character',
  id,
  name: id,
  side,
  warbandId: null,
  lasting: [],
  profile: { skills: { A, F: 5, S: 5, AW: 5, P: 5 }, hitPoints: 20, traits: [], abilities: [], equipment: ['dagger'] },
  usesBefore: {},
  addictions: [],
})

/** Two quick thugs and a slow one, against somebody who comes after them all. */
function soloBattle(settings: Record<string, string> = {}): Battle {
  const options: BattleOptions = {
    play: 'solo',
    goal: '',
    turns: 10,
    settings,
    house: [],
    sides: ['players', 'enemies'].map((id) => ({ id, name: id, isEnemy: id === 'enemies', warbandIds: [] })),
    units: [
      person('ana', 'players', 1),
      person('ben', 'players', 1),
      person('slow', 'enemies', 2),
      person('quick', 'enemies', 7),
      person('swift', 'enemies', 7),
    ],
  }
  return PLANET28_BATTLE.setUp(options, createSeededDice('solo'))
}

const dice = () => ({ die: () => 9 })

function execute(battle: Battle, command: BattleCommand): Battle {
  const decision = decide(battle, command, dice())
  if (!decision.ok) throw new Error(decision.refusal.message)
  return decision.after
}

const MEASURED = [
  { unit: 'slow', distanceCm: 8 },
  { unit: 'quick', distanceCm: 30 },
  { unit: 'swift', distanceCm: 12 },
]

const begun = (settings: Record<string, string>, enemyDistances?: typeof MEASURED) =>
  execute(soloBattle(settings), {
    type: 'begin-turn',
    by: 'players',
    near: [],
    ...(enemyDistances !== undefined && { enemyDistances }),
  })

/** The enemies in the order in which each may act first. */
const mayBegin = (battle: Battle) =>
  ['slow', 'quick', 'swift'].filter((unit) => decide(battle, { type: 'activate', by: 'enemies', unit }, dice()).ok)

test.each<[string, typeof MEASURED | undefined, string[], string]>([
  ['agility', MEASURED, ['swift'], 'of the highest own Agility the nearest'],
  ['agility', undefined, ['quick', 'swift'], 'where nobody measured, whichever of them the table says is nearest'],
  ['nearest', MEASURED, ['slow'], 'the nearest, whatever its Agility'],
  ['nearest', undefined, ['slow', 'quick', 'swift'], 'where nobody measured, whichever the table says is nearest'],
  ['player', MEASURED, ['slow', 'quick', 'swift'], 'any of them, whatever was measured'],
])('enemyOrder = %s: %j lets %j begin (P28-SOLO-3, `enemyOrder`)', (enemyOrder, measured, first) => {
  expect(mayBegin(begun({ enemyOrder }, measured))).toEqual(first)
})

test('out of their order enemies are refused by the rule of it (P28-SOLO-3), others by the order of the turn (P28-TURN-2)', () => {
  const battle = begun({ enemyOrder: 'nearest' }, MEASURED)
  const refusal = (by: string, unit: string) => {
    const decision = decide(battle, { type: 'activate', by, unit }, dice())
    return decision.ok ? null : decision.refusal
  }
  expect(refusal('enemies', 'quick')).toMatchObject({ rule: 'P28-SOLO-3', message: expect.stringContaining('slow') })
  expect(refusal('players', 'ana')?.rule).toBe('P28-TURN-2')
})

test('only enemies of the list are measured (P28-SOLO-3)', () => {
  const refused = (unit: string) => {
    const decision = decide(
      soloBattle(),
      { type: 'begin-turn', by: 'players', near: [], enemyDistances: [{ unit, distanceCm: 3 }] },
      dice(),
    )
    return decision.ok ? null : decision.refusal.message
  }
  expect(refused('ana')).toBe('ana is no enemy of the list: leave its distance out.')
  expect(refused('nobody')).toContain('no unit nobody')
})

test('enemies of the list neither wait, nor hold, nor leave combat, nor push (P28-SOLO-2, P28-AI-1, P28-AI-5, P28-PUSH-3)', () => {
  const battle = { ...execute(begun({}), { type: 'activate', by: 'enemies', unit: 'quick' }) }
  const locked: Battle = { ...battle, locks: [['quick', 'ana']] }
  const rule = (from: Battle, command: BattleCommand) => {
    const decision = decide(from, command, dice())
    return decision.ok ? null : decision.refusal.rule
  }
  const base = { by: 'enemies', unit: 'quick' }
  expect(rule(begun({}), { type: 'put-later', ...base })).toBe('P28-SOLO-2')
  expect(rule(battle, { type: 'hold', ...base })).toBe('P28-AI-5')
  expect(rule(locked, { type: 'move', ...base, said: { cm: 5, ground: [], contacts: [] } })).toBe('P28-AI-1')
  const strike = { strikes: [{ model: 'quick.1', weapon: 'dagger' }], distanceCm: 0 }
  const fight = decide(locked, { type: 'fight', ...base, target: 'ana', ...strike }, { die: () => 3 })
  expect(fight.ok && fight.events.some(({ type }) => type === 'hurt')).toBe(true)
  expect(fight.ok && fight.after.due).toEqual([])
})
