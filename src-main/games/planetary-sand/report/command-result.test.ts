import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { sumModifiers } from '#main/games/kit/modifier.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle, ShotOutcome } from '#shared/games/planetary-sand/battle.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { end, firing, list, move, shoot } from '#tests/support/planetary-sand-commands.ts'
import { anyOptions } from '#tests/support/planetary-sand-options.ts'
import { ordersIn } from '#tests/support/planetary-sand-orders.ts'
import { after, eventsOf, type Loose, sandBattle } from '#tests/support/planetary-sand.ts'
import { runs } from '#tests/support/soak.ts'
import { expectSoundResult } from '#tests/support/sound-result.ts'
import { decide } from '../commands/decide.ts'
import { PLANETARY_SAND } from '../game.ts'
import { evolve } from '../state/evolve.ts'
import { buildCommandReport } from './command-result.ts'

const ANA = ['a1', 'a2', 'a3'].map((id) => ({ id }))
const BEN = ['b1', 'b2'].map((id) => ({ id }))
const RIFLES: [string, string][] = ANA.map(({ id }) => [id, 'zap-rifle'])

/** A battle in its fire phase: Ana's three men against two of Ben's. Shots are rolled at once, without rules 3. */
const fireFight = (more: Parameters<typeof sandBattle>[0] = {}) =>
  firing(sandBattle({ ana: ANA, ben: BEN, ...more }), RIFLES)
const resultOf = (battle: Battle, order: Loose, faces: readonly number[] = []) =>
  buildCommandReport(battle, eventsOf(battle, order, faces))

describe('a shot (SAND-HIT-5)', () => {
  test('that misses says what was thrown and what the range needed (SAND-HIT-1)', () => {
    const result = resultOf(fireFight(), shoot('Ana', 'a1', 'b1'), [2, 3])
    expect(result).toEqual({
      title: 'a1 fires zap rifle at b1',
      outcome: 'Missed',
      tone: 'failure',
      decisive: 0,
      rolls: [
        {
          label: 'a1 at b1: zap rifle, close',
          draws: [
            { kind: 'die', sides: 6, face: 2 },
            { kind: 'die', sides: 6, face: 3 },
          ],
          modifiers: [],
          total: 5,
          needed: { is: 'at-least', value: 6, parts: [] },
          outcome: 'Missed',
          tone: 'failure',
          rules: ['SAND-HIT-5'],
        },
      ],
      affected: [],
      notes: [],
    })
  })

  test('that kills names damage and defence', () => {
    const { rolls, ...result } = resultOf(fireFight(), shoot('Ana', 'a1', 'b1'), [4, 3])
    expect(result).toMatchObject({ outcome: 'Killed', tone: 'success', decisive: 0 })
    expect(rolls).toMatchObject([{ total: 7, outcome: 'Killed', tone: 'success' }])
    expect(rolls[0]?.label).toMatch(/^a1 at b1: zap rifle, close, damage \d against \d$/)
  })

  test('again at the same target adds to the dice (SAND-HIT-2)', () => {
    const before = fireFight()
    const fired = [{ shooter: 'a1', side: 'Ana', unit: 'ana', target: 'b1', crew: [] }]
    const { rolls } = resultOf({ ...before, fired }, shoot('Ana', 'a1', 'b1'), [2, 3])
    expect(rolls[0]).toMatchObject({ modifiers: [{ source: 'again', value: 2 }], total: 7, needed: { value: 6 } })
    expect(rolls[0]?.tone).toBe('success')
  })

  test('whose damage equals the defence shows the coin and its rule (SAND-DEF-2)', () => {
    const tank = { id: 'b-tank', type: 'tank', side: 'Ben' } as const
    const battle = fireFight({ machines: [tank], options: { air: 'SA' } })
    const order = shoot('Ana', 'a1', 'b-tank', { plate: 'side' })
    const [heads, tails] = [resultOf(battle, order, [6, 6, 1]), resultOf(battle, order, [6, 6, 2])]
    const draws = (isHeads: boolean) => [{ face: 6 }, { face: 6 }, { kind: 'coin', isHeads }]
    const rules = ['SAND-HIT-5', 'SAND-DEF-2']
    expect(heads).toMatchObject({
      tone: 'success',
      outcome: 'Destroyed',
      rolls: [{ total: 12, rules, draws: draws(true) }],
    })
    expect(tails).toMatchObject({
      tone: 'failure',
      outcome: 'No effect',
      rolls: [{ total: 12, rules, draws: draws(false) }],
    })
  })
})

describe('a volley (SAND-TURN-1, SAND-TURN-3)', () => {
  const declared = ['a1', 'a2', 'a3'].reduce(
    (battle, shooter, at) => after(battle, shoot('Ana', shooter, at === 2 ? 'b2' : 'b1')),
    fireFight({ options: { rules: 3 } }),
  )
  const volley = (faces: readonly number[]) => resultOf(after(declared, end('Ana')), end('Ben'), faces)

  test('counts the shots that had an effect, and says who is out of the battle', () => {
    const result = volley([1, 1, 4, 4, 2, 2])
    expect(result).toMatchObject({
      title: 'A volley of 3 shots',
      outcome: '1 of 3: killed',
      tone: 'success',
      decisive: null,
      rolls: [{ outcome: 'Missed' }, { outcome: 'Killed' }, { outcome: 'Missed' }],
      affected: [{ id: 'b1', name: 'b1', change: 'is out of the battle: fire', tone: 'failure' }],
    })
    expect(result.notes).not.toEqual([])
  })

  test('without any effect is a failure and affects nobody', () => {
    expect(volley([1, 1, 1, 2, 2, 2])).toMatchObject({ outcome: '3 of 3: missed', tone: 'failure', affected: [] })
  })

  test('a declared shot is not rolled yet', () => {
    const result = resultOf(fireFight({ options: { rules: 3 } }), shoot('Ana', 'a1', 'b1'))
    expect(result).toMatchObject({ title: 'A1 aims zap rifle at b1', outcome: null, tone: 'neutral', rolls: [] })
  })
})

describe('a command without rolls', () => {
  test('that moves has a title alone (SAND-MOVE-1)', () => {
    const result = resultOf(sandBattle({ ana: ANA, ben: BEN }), move('Ana', 'a1'))
    expect(result).toMatchObject({ outcome: null, tone: 'neutral', decisive: null, rolls: [], affected: [], notes: [] })
    expect(result.title).toMatch(/^A1: .+ R0\.5$/)
  })

  test('that wins is named after the victory, with the rest in notes (SAND-VIC-1)', () => {
    const { title, notes } = resultOf(sandBattle({ ana: ANA, ben: BEN }), { type: 'surrender', by: 'Ana' })
    expect(title).toBe('Ben wins')
    expect(notes).toContain('Ana surrenders')
  })

  test('without visible events is nothing', () => {
    expect(buildCommandReport(null, [])).toMatchObject({ title: 'Nothing happens', outcome: null, tone: 'neutral' })
  })
})

test('a secret firing list is in the result of its own side alone (SAND-HIT-4)', () => {
  const battle = sandBattle({ ana: ANA, ben: BEN, battle: { phase: 'list' } })
  const events = eventsOf(battle, list('Ana', ['a2', 'zap-rifle']))
  const resultFor = (viewer: string | null) =>
    buildCommandReport(
      PLANETARY_SAND.viewFor(events.reduce(evolve, battle), viewer),
      events.flatMap((event) => PLANETARY_SAND.eventFor(event, viewer) ?? []),
    )
  expect(resultFor('Ana').title).toBe('Ana lists a2')
  for (const viewer of ['Ben', null]) {
    expect(resultFor(viewer)).toMatchObject({ title: 'Ana has listed who fires', notes: [] })
    expect(JSON.stringify(resultFor(viewer))).not.toMatch(/a2|zap/i)
  }
})

const BATTLES = runs({ part: 2, whole: 200 })
const TRIES = 250
const EFFECTS: readonly ShotOutcome[] = ['killed', 'damaged', 'destroyed', 'punctured', 'breached']

test('whatever is fought by chance: each roll agrees with its shot, and no text lacks a value (SAND-HIT-1, SAND-HIT-5)', () => {
  let shots = 0
  const options = fc.record({ rules: fc.constantFrom(2, 3), seed: fc.nat(10_000) })
  for (const { rules, seed } of fc.sample(options, { numRuns: BATTLES, seed: 19 })) {
    const dice = createSeededDice(`battle ${seed}`)
    let battle = PLANETARY_SAND.setUp(BattleOptions.parse(anyOptions({}, { rules, scenario: 'basic' })), dice)
    for (let tried = 0; tried < TRIES && battle.phase !== 'over'; tried += 1) {
      const orders = ordersIn(battle)
      // Phases end often enough for several volleys.
      const from = dice.die(8) === 1 ? orders.slice(-2) : orders
      const order = from[dice.die(from.length) - 1]
      if (order === undefined) throw new Error('There is nothing to order')
      const decision = decide(battle, order, dice)
      if (!decision.ok) continue
      battle = decision.events.reduce(evolve, battle)
      shots += expectAgreement(decision.events, battle)
    }
  }
  expect(shots).toBeGreaterThan(10)
})

/** Compares a result with its events; returns the number of shots. */
function expectAgreement(events: readonly BattleEvent[], battle: Battle): number {
  const result = buildCommandReport(battle, events)
  expectSoundResult(result)
  expect(result.title).not.toBe('Nothing happens')
  const shots = events.filter((event) => event.type === 'shot')
  expect(result.rolls.map(({ tone }) => tone === 'success')).toEqual(
    shots.map(({ roll }) => EFFECTS.includes(roll.outcome)),
  )
  for (const { draws, modifiers, total, needed, outcome } of result.rolls) {
    const faces = draws.flatMap((draw) => (draw.kind === 'die' ? [draw.face] : []))
    expect(faces).toHaveLength(2)
    expect(faces.reduce((sum, face) => sum + face, sumModifiers(modifiers))).toBe(total)
    expect(total < (needed?.value ?? 0)).toBe(outcome === 'Missed')
  }
  return shots.length
}
