import { describe, expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runCommandInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { BattleCommand, BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { buildCommandReport } from '../report/command-result.ts'

const none = createGivenDice([])
const FIGHT: BattleCommandOf<'fight'> = {
  by: 'us',
  type: 'fight',
  unit: 'us',
  target: 'foe',
  strikes: [{ model: 'us.1', weapon: 'dagger' }],
  distanceCm: 0,
}
const DECLARE: BattleCommand = { by: 'us', type: 'declare', attack: FIGHT }
const answer = (more: object = {}): BattleCommand => ({ by: 'foe', type: 'answer', unit: 'foe', ...more })

/** `us` in contact with `foe`, us to act. */
function locked(side = 'foe', settings: object = {}): Battle {
  const units = [
    createExampleCharacterOptions('us', { weapon: 'dagger' }),
    createExampleCharacterOptions('foe', { weapon: 'dagger' }, side),
  ]
  return { ...beginFirstTurn(createExampleBattle(units, { ...settings }, none), 'us'), locks: [['us', 'foe']] }
}

function charged(side = 'foe', settings: object = {}): Battle {
  return { ...locked(side, settings), due: [{ ask: 'charge-fight', unit: 'us', target: 'foe', rule: 'P28-CHRG-1' }] }
}

/** A battle in which foe has acted this turn, so that it cannot fight back (P28-COUNT-3). */
function withActedFoe(battle: Battle): Battle {
  const units = battle.units.map((unit) => ({ ...unit, turn: { ...unit.turn, hasActed: unit.id === 'foe' } }))
  return { ...battle, units }
}

describe('a fight whose target has a choice', () => {
  test('waits for the answer, and nothing is rolled or paid before it (P28-COUNT-1)', () => {
    const { battle, events } = runCommandInBattle(locked(), DECLARE, none)
    const due = { ask: 'answer', unit: 'foe', attack: FIGHT, rule: 'P28-COUNT-1' }
    expect(events).toEqual([{ type: 'asked', due }])
    expect(battle.due).toEqual([due])
    expect(buildCommandReport(battle, events)).toMatchObject({ title: 'us attacks foe, which may answer', rolls: [] })
  })

  test('is carried out with the answer as if it had been given with it (P28-COUNT-2)', () => {
    const { battle } = runCommandInBattle(locked(), DECLARE, none)
    const faces = [10, 10]
    const answered = runCommandInBattle(battle, answer({ counter: 'dagger' }), createGivenDice(faces))
    const atOnce = runCommandInBattle(locked(), { ...FIGHT, answer: { counter: 'dagger' } }, createGivenDice(faces))
    expect(answered.battle).toEqual(atOnce.battle)
    expect(answered.events.slice(1)).toEqual(atOnce.events)
    expect(buildCommandReport(answered.battle, answered.events)).toEqual(
      buildCommandReport(atOnce.battle, atOnce.events),
    )
  })

  test('is carried out without an answer too', () => {
    const { battle } = runCommandInBattle(locked(), DECLARE, none)
    const answered = runCommandInBattle(battle, answer(), createGivenDice([10]))
    expect(answered.battle).toEqual(runCommandInBattle(locked(), FIGHT, createGivenDice([10])).battle)
  })

  test('of a charge may be blocked by a unit that has acted (P28-CHRG-5)', () => {
    const { battle } = runCommandInBattle(withActedFoe(charged()), DECLARE, none)
    expect(battle.due.map(({ ask }) => ask)).toEqual(['answer', 'charge-fight'])
    expect(() => runCommandInBattle(battle, answer({ counter: 'dagger' }), none)).toThrow('it has acted this turn')
    const { rolls, battle: after } = runCommandInBattle(battle, answer({ block: true }), createGivenDice([1, 10]))
    expect(rolls.map(({ label }) => label)).toEqual(['Block', 'Fighting'])
    expect(after.due).toEqual([])
  })

  test('is answered by one of the two where the setting says so, whatever the dice of the block (P28-CHRG-6)', () => {
    const { battle } = runCommandInBattle(charged('foe', { blockAndCounter: 'either' }), DECLARE, none)
    expect(() =>
      runCommandInBattle(battle, answer({ block: true, counter: 'dagger' }), createGivenDice([10, 10, 10])),
    ).toThrow('it cannot counter as well')
    expect(runCommandInBattle(battle, answer({ counter: 'dagger' }), createGivenDice([1, 10, 10])).battle.due).toEqual(
      [],
    )
  })

  test('keeps everything else waiting, and only the side of the target answers (P28-META-10)', () => {
    const { battle } = runCommandInBattle(charged(), DECLARE, none)
    for (const order of [FIGHT, DECLARE, { by: 'us', type: 'skip-fight', unit: 'us' }] as const)
      expect(() => runCommandInBattle(battle, order, none)).toThrow('us attacks foe: first say whether foe answers.')
    expect(() => runCommandInBattle(battle, { ...answer(), by: 'us' }, none)).toThrow('foe is led by another side.')
    expect(() => runCommandInBattle(locked(), answer(), none)).toThrow('Nothing waits for this.')
  })

  test('is dropped if a correction made it impossible (P28-ACT-4)', () => {
    const { battle } = runCommandInBattle(locked(), DECLARE, none)
    const spent = runCommandInBattle(battle, { by: 'us', type: 'correct', unit: 'us', actions: 0, note: 'Acted' }, none)
    const { battle: after, events } = runCommandInBattle(spent.battle, answer({ counter: 'dagger' }), none)
    expect(after.due).toEqual([])
    expect(events.at(-1)).toMatchObject({ type: 'noted', text: 'us cannot carry out the declared fight any more.' })
  })

  test('ends with a unit that leaves the table', () => {
    for (const unit of ['us', 'foe']) {
      const { battle } = runCommandInBattle(charged(), DECLARE, none)
      const gone = runCommandInBattle(
        battle,
        { by: unit, type: 'tally', unit, model: `${unit}.1`, fact: 'slain' },
        none,
      )
      expect(gone.battle.due).toEqual([])
    }
  })
})

describe('a fight whose target has no choice is carried out at once', () => {
  test('a unit that has acted cannot fight back, and nothing else is asked (P28-COUNT-3)', () => {
    const { battle, rolls } = runCommandInBattle(withActedFoe(locked()), DECLARE, createGivenDice([10]))
    expect(battle.due).toEqual([])
    expect(rolls).toHaveLength(1)
  })

  test('a solo enemy answers by its list (P28-AI-5, P28-AI-7)', () => {
    const fought = runCommandInBattle(locked('enemies'), DECLARE, createGivenDice([10, 10]))
    expect(fought.rolls.map(({ unit }) => unit)).toEqual(['us', 'foe'])
    expect(runCommandInBattle(charged('enemies'), DECLARE, createGivenDice([1, 10, 10])).rolls[0]?.label).toBe('Block')
  })

  test('a fight that is illegal is refused as ever, and so is that of another side (P28-FIGHT-1, P28-META-10)', () => {
    const far = { ...DECLARE, attack: { ...FIGHT, distanceCm: 9 } }
    expect(() => runCommandInBattle({ ...locked(), locks: [] }, far, none)).toThrow('foe is 9 cm away')
    expect(() => runCommandInBattle(locked(), { ...DECLARE, by: 'foe' }, none)).toThrow('only attacks of its own units')
  })
})
