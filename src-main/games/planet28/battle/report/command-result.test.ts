import { describe, expect, test } from 'vitest'
import { createGivenDice, createSeededDice } from '#main/games/kit/dice.ts'
import { decide } from '#main/games/planet28/battle/decide.ts'
import { evolve } from '#main/games/planet28/battle/evolve/evolve.ts'
import { PLANET28_BATTLE } from '#main/games/planet28/game.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runCommandInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { BattleEvent, ExplainedRoll } from '#shared/games/planet28/battle/events.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { formatCommandResult } from '#shared/match/result-text.ts'
import { blowOf, shotOf } from '#tests/support/planet28-attacks.ts'
import { someBattle } from '#tests/support/planet28-battles.ts'
import { ordersIn } from '#tests/support/planet28-orders.ts'
import { runs } from '#tests/support/soak.ts'
import { expectSoundResult, listTexts } from '#tests/support/sound-result.ts'
import { buildCommandReport } from './command-result.ts'

const NAMES: Readonly<Record<string, string>> = { us: 'Anna', foe: 'Rust', ally: 'Vex' }
const withName = (unit: UnitOptions): UnitOptions => ({ ...unit, name: NAMES[unit.id] ?? unit.id })
const US = { weapon: 'laser-rifle', S: 6 }
const FOE = { hp: 20, P: 5 }

/** A battle of Anna against Rust, with Anna to act. */
function duel(us: object = US, foe: object = FOE): Battle {
  const units = [createExampleCharacterOptions('us', { ...us }), createExampleCharacterOptions('foe', { ...foe })].map(
    withName,
  )
  return beginFirstTurn(createExampleBattle(units, {}, createGivenDice([])), 'us')
}

/** The result of a command with exactly these faces. */
function resultOf(start: Battle, command: BattleCommand, faces: readonly number[] = []) {
  const dice = createGivenDice(faces)
  const { battle, events } = runCommandInBattle(start, command, dice)
  expect(dice.left()).toBe(0)
  return buildCommandReport(battle, events)
}

const describeRolled = (roll: ExplainedRoll) => buildCommandReport(duel(), [{ type: 'rolled', roll }]).rolls[0]

describe('a shot (P28-SHOOT-2, P28-META-12)', () => {
  test('that misses says what it needed and why, and affects nobody (P28-SHOOT-3)', () => {
    const result = resultOf(duel(), shotOf('laser-rifle'), [7])
    expect(result).toEqual({
      title: 'Shoot: Anna at Rust',
      outcome: 'Missed',
      tone: 'failure',
      decisive: 0,
      rolls: [
        {
          label: 'Shooting of Anna',
          draws: [{ kind: 'die', sides: 10, face: 7 }],
          modifiers: [],
          total: 7,
          needed: { is: 'under', value: 6, parts: [expect.objectContaining({ source: 'Shooting', value: 6 })] },
          outcome: 'Missed',
          tone: 'failure',
          rules: ['P28-SHOOT-2'],
        },
      ],
      affected: [],
      notes: expect.any(Array),
    })
  })

  test('at a moving target names each summand of the number needed (P28-SHOOT-3, P28-SHOOT-4)', () => {
    const start = duel()
    const units = start.units.map((unit) => (unit.id === 'foe' ? { ...unit, turn: { ...unit.turn, moves: 1 } } : unit))
    const { rolls } = resultOf({ ...start, units }, shotOf('laser-rifle'), [5])
    expect(rolls[0]).toMatchObject({
      needed: {
        value: 5,
        parts: [
          { source: 'Shooting', value: 6 },
          { source: 'Moves of the target', value: -1 },
        ],
      },
      total: 5,
      outcome: 'Missed',
    })
  })

  test('that hits shows its damage dice and what the target loses (P28-DMG-1)', () => {
    expect(resultOf(duel(), shotOf('laser-rifle'), [3, 4, 2, 1])).toMatchObject({
      title: 'Shoot: Anna at Rust',
      outcome: 'Hit',
      tone: 'success',
      decisive: 0,
      rolls: [
        { outcome: 'Hit', tone: 'success', total: 3 },
        { label: 'Damage of the Laser rifle of Anna', total: 6, needed: null, outcome: '6', tone: 'neutral' },
        { label: 'No armour of Rust', modifiers: [{ source: 'fixed', value: -1 }], total: 0, needed: null },
      ],
      affected: [{ id: 'foe.1', name: 'Rust', change: 'loses 6 hit points', tone: 'failure' }],
    })
  })

  test('that kills says so after the loss (P28-DMG-1)', () => {
    const { tone, affected } = resultOf(duel(US, { hp: 1 }), shotOf('laser-rifle'), [3, 8, 8, 1])
    expect(tone).toBe('success')
    expect(affected.at(-1)).toEqual({ id: 'foe.1', name: 'Rust', change: 'is slain', tone: 'failure' })
  })

  test('with a natural 1 or 10 cites the rule that overrides the number needed (P28-ROLL-2)', () => {
    const [hit] = resultOf(duel({ ...US, S: 1 }), shotOf('laser-rifle'), [1, 1, 1, 1]).rolls
    expect(hit).toMatchObject({ total: 1, needed: { value: 1 }, outcome: 'Hit', rules: ['P28-SHOOT-2', 'P28-ROLL-2'] })
    const [miss] = resultOf(duel({ ...US, S: 12 }), shotOf('laser-rifle'), [10]).rolls
    expect(miss).toMatchObject({ total: 10, outcome: 'Missed', rules: ['P28-SHOOT-2', 'P28-ROLL-2'] })
  })

  test('that hits only when rolled again is a hit, not one hit of two (P28-ROLL-6)', () => {
    const roll = (label: string, face: number): BattleEvent => ({
      type: 'rolled',
      roll: { ...SHOT_ROLL, label, dice: [{ sides: 10, face }], value: face, isSuccess: face < 6 },
    })
    const again = [roll('Shooting', 8), roll('Shooting, again: Idol', 9), roll('Shooting, again: Sniper', 2)]
    const { rolls, ...result } = buildCommandReport(duel(), again)
    expect(rolls.map(({ label, tone: ofRoll }) => [label, ofRoll])).toEqual([
      ['Shooting of Anna', 'failure'],
      ['Shooting, again: Idol of Anna', 'failure'],
      ['Shooting, again: Sniper of Anna', 'success'],
    ])
    expect(result).toMatchObject({ outcome: 'Hit', tone: 'success', decisive: 2 })
  })

  test('after a passed test of fear fails if it misses (P28-BREAK-8)', () => {
    const start = duel({ ...US, P: 6 }, { ...FOE, traits: ['terrifying'] })
    const { rolls, ...result } = resultOf(start, shotOf('laser-rifle'), [2, 9])
    expect(rolls.map(({ outcome }) => outcome)).toEqual(['Dares', 'Missed'])
    expect(result).toMatchObject({ title: 'Shoot: Anna at Rust', outcome: 'Missed', tone: 'failure', decisive: 1 })
  })
})

const SHOT_ROLL: ExplainedRoll = {
  unit: 'us',
  model: null,
  label: 'Shooting',
  rule: 'P28-SHOOT-2',
  dice: [{ sides: 10, face: 3 }],
  modifiers: [{ source: 'Shooting', value: 6, rule: 'P28-META-5' }],
  target: 6,
  value: 3,
  isSuccess: true,
}

test('a volley of a squad succeeds with one hit (P28-SQ-8)', () => {
  const start = beginFirstTurn(
    PLANET28_BATTLE.setUp(someBattle({ characters: 1, isLarge: true }), createSeededDice('squad')),
    'red-squad',
  )
  const command: BattleCommand = {
    by: 'red',
    type: 'shoot',
    unit: 'red-squad',
    target: 'blue-0',
    strikes: [1, 2, 3].map((nth) => ({ model: `red-squad.${nth}`, weapon: 'laser-pistol' })),
    said: { distanceCm: 5, isSeen: true, cover: 'none' },
  }
  const { battle, events } = runCommandInBattle(start, command, createGivenDice([9, 2, 8, 3, 1, 1, 1, 1]))
  const { rolls, ...result } = buildCommandReport(battle, events)
  expect(result).toMatchObject({
    title: 'Shoot: red squad at blue 0',
    outcome: '1 of 3: hit',
    tone: 'success',
    decisive: null,
  })
  expect(rolls.slice(0, 3).map(({ label, outcome }) => [label, outcome])).toEqual([
    ['Shooting of red squad', 'Missed'],
    ['Shooting of red squad', 'Hit'],
    ['Shooting of red squad', 'Missed'],
  ])
})

describe('a charge (P28-CHRG-1)', () => {
  const due = [{ ask: 'charge-fight', unit: 'us', target: 'foe', rule: 'P28-CHRG-1' }] as const
  const charging = (foe: object = FOE): Battle => ({ ...duel({ F: 5 }, foe), locks: [['us', 'foe']], due })

  test('that misses is called a charge, not nothing', () => {
    const { title, tone, rolls } = resultOf(charging(), blowOf('fist'), [1, 9])
    expect(title).toBe('Charge: Anna at Rust')
    expect(tone).toBe('failure')
    expect(rolls.at(-1)).toMatchObject({ outcome: 'Missed', rules: ['P28-CHRG-1'] })
  })

  test('that its target does not await is neither a success nor a failure of the charger (P28-CHRG-7)', () => {
    const { rolls, ...result } = resultOf(charging({ ...FOE, traits: ['coward'] }), blowOf('fist'), [10])
    expect(rolls).toMatchObject([{ label: 'Charged of Rust', outcome: 'Breaks', rules: ['P28-CHRG-7'] }])
    expect(result).toMatchObject({ title: 'Charge: Anna at Rust', outcome: null, tone: 'neutral', decisive: null })
  })
})

describe('numbers of a roll', () => {
  test('the constant part of a sum is named, so that dice and modifiers make the total (P28-ROLL-3)', () => {
    const roll = { ...SHOT_ROLL, label: 'Damage', modifiers: [], target: null, isSuccess: null }
    expect(describeRolled({ ...roll, dice: [{ sides: 4, face: 3 }], value: 2 })).toMatchObject({
      modifiers: [{ source: 'fixed', value: -1 }],
      total: 2,
      needed: null,
      outcome: '2',
      tone: 'neutral',
    })
  })

  test('what is added to the die of a vehicle’s break test is no part of the number needed (P28-VEH-BREAK-1)', () => {
    const modifiers = [{ source: 'Crew lost', value: 2, rule: 'P28-VEH-BREAK-1' }]
    const roll = {
      ...SHOT_ROLL,
      rule: 'P28-VEH-BREAK-1',
      dice: [{ sides: 20, face: 5 }],
      modifiers,
      target: 9,
      value: 7,
    }
    expect(describeRolled(roll)).toMatchObject({
      draws: [{ sides: 20, face: 5 }],
      modifiers: [{ source: 'Crew lost', value: 2 }],
      total: 7,
      needed: { is: 'under', value: 9, parts: [] },
      outcome: 'Stands firm',
      rules: ['P28-VEH-BREAK-1'],
    })
  })
})

describe('a command without rolls', () => {
  test('has a title alone (P28-ACT-4)', () => {
    expect(resultOf(duel(), { by: 'us', type: 'hold', unit: 'us' })).toEqual({
      title: 'Hold the actions of Anna',
      outcome: null,
      tone: 'neutral',
      decisive: null,
      rolls: [],
      affected: [],
      notes: [],
    })
  })

  test('that enters a loss by hand says what was lost, not that nothing happens (P28-CAMP-1)', () => {
    const result = resultOf(duel(), {
      by: 'foe',
      type: 'tally',
      unit: 'foe',
      fact: 'hurt',
      model: 'foe.1',
    })
    expect(result.title).toMatch(/^Rust loses \d+ hit points?: /)
    expect(result.affected).toMatchObject([{ name: 'Rust' }])
  })
})

const BATTLES = runs({ part: 1, whole: 60 })
const TRIES = 600

test('whatever is ordered by chance: each roll agrees with its event, and texts hold names instead of ids (P28-META-12)', () => {
  for (let nth = 0; nth < BATTLES; nth += 1)
    playRandomly(String(nth), (battle, events) => {
      const result = buildCommandReport(battle, events)
      expectSoundResult(result)
      expect(listTexts(result).filter((text) => /\b(?:red|blue)-\w|\.\d+\b/.test(text))).toEqual([])
      const rolled = events.flatMap((event) => (event.type === 'rolled' ? [event.roll] : []))
      expect(result.rolls).toHaveLength(rolled.length)
      for (const [at, roll] of rolled.entries()) expectSameRoll(result.rolls[at], roll)
      expect(result.title === 'Nothing happens' && result.rolls.length + result.affected.length > 0).toBe(false)
      expect(formatCommandResult(result)).toContain(result.title)
    })
})

/** Plays commands by chance and passes the battle after each with its events. */
function playRandomly(seed: string, check: (battle: Battle, events: readonly BattleEvent[]) => void): void {
  const [chance, dice] = [createSeededDice(`orders ${seed}`), createSeededDice(`dice ${seed}`)]
  let battle = PLANET28_BATTLE.setUp(someBattle({ characters: 2, isLarge: true }), dice)
  for (let step = 0; step < TRIES && battle.phase !== 'over'; step += 1) {
    const orders = ordersIn(battle)
    const order = orders[chance.die(orders.length) - 1]
    if (order === undefined) throw new Error('There is nothing to order')
    const decision = decide(battle, order, dice)
    if (!decision.ok) continue
    battle = decision.events.reduce(evolve, battle)
    check(battle, decision.events)
  }
}

function expectSameRoll(
  described: ReturnType<typeof describeRolled>,
  { target, isSuccess, value, rule }: ExplainedRoll,
): void {
  if (described === undefined) throw new Error('A roll is missing')
  const { tone, total, needed, rules, draws, modifiers } = described
  expect(total).toBe(value)
  expect(rules[0]).toBe(rule)
  expect(needed?.value ?? null).toBe(target)
  expect(tone).toBe(isSuccess === null ? 'neutral' : isSuccess ? 'success' : 'failure')
  const added = modifiers.reduce((sum, { value: part }) => sum + part, 0)
  const drawn = draws.map((draw) => (draw.kind === 'die' ? draw.face : Number.NaN))
  const isKept = needed !== null && drawn.some((face) => face + added === total)
  if (!isKept) expect(drawn.reduce((sum, face) => sum + face, added)).toBe(total)
  // A natural 1 and a natural 10 decide against the number, and cite the rule (P28-ROLL-2).
  if (needed !== null) expect(total < needed.value === (isSuccess === true)).toBe(!rules.includes('P28-ROLL-2'))
}
