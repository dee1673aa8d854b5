import type { Dice } from '#main/games/kit/dice.ts'
import { type JsonRecord, parseNumber, parseRecord, toRecordOrEmpty } from '#main/games/kit/json.ts'
import { sumModifiers } from '#main/games/kit/modifier.ts'
import type { VectorExampleRunner } from '#main/games/kit/vector-game.ts'
import { rollChargeBonus } from '#main/games/planet28/battle/fight/charge.ts'
import { findCounterAttackRefusal } from '#main/games/planet28/battle/fight/counter-attack-check.ts'
import { rollFocusPenalty } from '#main/games/planet28/battle/focus/focus.ts'
import { listSkillParts } from '#main/games/planet28/battle/rolls/skills.ts'
import { getPeopleUnit } from '#main/games/planet28/battle/transaction.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { parseIdsIn, parseRecords, parseRules } from '../parse-given.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runInBattle,
  runCommandInBattle,
  getPeopleUnitInBattle,
  type ExampleBattleResult,
} from './example-battle.ts'

/**
 * Worked examples of charges, fights, counter-attacks, multiple opponents and fear (P28-CHRG-1 to -7, P28-FIGHT-1,
 * P28-COUNT-1 to -4, P28-MULTI-1 to -3, P28-BREAK-8).
 */
export const fightingVectors: Readonly<Record<string, VectorExampleRunner>> = {
  charge: answerCharge,
  fight: answerFight,
  counter: answerCounter,
  'counter-legal': answerCounterLegal,
  'focus-test': answerFocus,
  'split-actions': answerSplit,
  fear: answerFear,
  universal: answerUniversal,
}

const [US, FOE] = ['us', 'foe']
const FIST = 'fist'

function duel(given: JsonRecord, settings: JsonRecord, dice: Dice): Battle {
  const sideOf = (name: string) => (given[name] === undefined ? {} : parseRecord(given[name], name))
  return beginFirstTurn(
    createExampleBattle(
      [createExampleCharacterOptions(US, sideOf('attacker')), createExampleCharacterOptions(FOE, sideOf('defender'))],
      settings,
      dice,
    ),
    US,
  )
}

/** Answers one step of a charge: the block, the charge dice and the roll, without damage. */
function answerCharge(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const battle = duel(given, settings, dice)
  const answer = { bonus: 0, target: 0, hit: false, blocked: false, extraAction: true, nextFightTarget: 0 }
  runInBattle(battle, dice, (transaction) => {
    const unit = getPeopleUnit(transaction, US)
    if (given['block'] === true)
      answer.blocked = rollUnder(
        dice,
        listSkillParts(transaction, { unit: getPeopleUnit(transaction, FOE), skill: 'AW' }),
      )
    const moments = answer.blocked ? [] : (['charge'] as const)
    const plain = listSkillParts(transaction, { unit, skill: 'F' })
    const parts = [
      ...listSkillParts(transaction, { unit, skill: 'F', moments }),
      ...rollChargeBonus(transaction, { unit, target: FOE, isBlocked: answer.blocked, members: 1 }),
    ]
    Object.assign(answer, {
      target: sumModifiers(parts),
      bonus: sumModifiers(parts) - sumModifiers(plain),
      nextFightTarget: sumModifiers(plain),
      hit: rollUnder(dice, parts),
    })
  })
  return answer
}

/** Skill roll against the sum of named modifiers, for steps that are tested alone. */
function rollUnder(dice: Dice, parts: readonly NamedModifier[]): boolean {
  const face = dice.die(10)
  return face === 1 || (face !== 10 && face < sumModifiers(parts))
}

function weaponOf(given: JsonRecord, name: string): string {
  const weapon = given[name] === undefined ? undefined : parseRecord(given[name], name)['weapon']
  return typeof weapon === 'string' ? weapon : FIST
}

function fightOrder(given: JsonRecord, battle: Battle): BattleCommandOf<'fight'> {
  const model = getPeopleUnitInBattle(battle, US).models[0]?.id ?? ''
  const distanceCm = given['distanceCm'] === undefined ? 0 : parseNumber(given['distanceCm'], 'distanceCm')
  return {
    by: US,
    type: 'fight',
    unit: US,
    target: FOE,
    strikes: [{ model, weapon: weaponOf(given, 'attacker') }],
    distanceCm,
  }
}

function answerFight(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const start = duel(given, settings, dice)
  const fought = runCommandInBattle(start, fightOrder(given, start), dice)
  const mayPush = fought.battle.due.some(({ ask }) => ask === 'push')
  const push: BattleCommandOf<'push'> = { by: US, type: 'push', unit: US, cm: 3, contacts: [] }
  const isWished = given['push'] === true
  const after = mayPush && isWished ? runCommandInBattle(fought.battle, push, dice) : { ...fought, events: [] }
  return {
    hit: fought.events.some(({ type }) => type === 'succeeded'),
    damage: lostBy(fought, FOE),
    pushedCm: after.events.reduce((sum, event) => sum + (event.type === 'shifted' ? event.cm : 0), 0),
    locked: after.battle.locks.length > 0,
    countsAsMove: getPeopleUnitInBattle(fought.battle, US).turn.moves > 0,
    charge: getPeopleUnitInBattle(fought.battle, US).turn.charges > 0,
  }
}

function lostBy({ events }: ExampleBattleResult, id: string): number {
  return events.reduce((sum, event) => sum + (event.type === 'hurt' && event.unit === id ? event.hitPoints : 0), 0)
}

function answerCounter(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const start: Battle = { ...withActed(duel(given, settings, dice), given), locks: [[US, FOE]] }
  const fought = runCommandInBattle(
    start,
    { ...fightOrder(given, start), answer: { counter: weaponOf(given, 'defender') } },
    dice,
  )
  const won = new Set(fought.events.flatMap((event) => (event.type === 'succeeded' ? [event.unit] : [])))
  const both = won.has(US) && won.has(FOE)
  const outcome = both ? 'both-hit' : won.has(US) ? 'attacker-hits' : won.has(FOE) ? 'defender-hits' : 'both-miss'
  const apart = fought.events.flatMap((event) => (event.type === 'shifted' && event.kind === 'apart' ? [event.cm] : []))
  return {
    outcome,
    damageToDefender: lostBy(fought, FOE),
    damageToAttacker: lostBy(fought, US),
    apartCm: apart.reduce((sum, cm) => sum + cm, 0),
    locked: fought.battle.locks.length > 0,
  }
}

/** Marks the defender as having acted this turn if the example says so (P28-COUNT-3). */
function withActed(battle: Battle, given: JsonRecord): Battle {
  const hasActed = toRecordOrEmpty(given['defender'])['acted'] === true
  const units = battle.units.map((unit) =>
    unit.id === FOE && hasActed ? { ...unit, turn: { ...unit.turn, hasActed, actions: unit.turn.actions - 1 } } : unit,
  )
  return { ...battle, units }
}

/**
 * Test vector: whether the defender may counter-attack. It needs an action left and must not have acted; the inputs
 * `holding` and `counters` have no influence.
 */
function answerCounterLegal(given: JsonRecord, settings: JsonRecord) {
  const legal = parseRecords(given['tries'], 'tries').map(
    ({ acted, actionsLeft, leaving, holding: _holds, counters: _made }) =>
      findCounterAttackRefusal(
        {
          hasActed: acted === true,
          actions: parseNumber(actionsLeft, 'actionsLeft'),
          isLeaving: leaving === true,
          isBroken: false,
          isOnFace: false,
          isBarred: false,
        },
        parseRules(settings).settings,
      ),
  )
  return { legal: legal.map((why) => why === null) }
}

function answerFocus(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const foes = Array.from({ length: parseNumber(given['enemies'], 'enemies') }, (_one, at) => `${FOE}${at + 1}`)
  const units = [
    createExampleCharacterOptions(US, given),
    ...foes.map((id) => createExampleCharacterOptions(id, {}, FOE)),
  ]
  const battle: Battle = {
    ...beginFirstTurn(createExampleBattle(units, settings, dice), US),
    locks: foes.map((id) => [US, id] as const),
  }
  let penalty = 0
  const { rolls } = runInBattle(battle, dice, (transaction) => {
    penalty = sumModifiers(rollFocusPenalty(transaction, getPeopleUnit(transaction, US), undefined))
  })
  const [test] = rolls
  const F = parseNumber(given['F'], 'F') + penalty
  return { needed: test !== undefined, target: test?.target, passed: test?.isSuccess, F }
}

/** Answers whether fights may be split among opponents. All attacks miss, as only legality matters. */
function answerSplit(given: JsonRecord, settings: JsonRecord) {
  const all = { a: true, b: true }
  const foes = parseIdsIn(all, given['enemiesInContact'], 'enemiesInContact')
  const aims = parseRecords(given['actions'], 'actions').flatMap(({ fight }) => parseIdsIn(all, [fight], 'fight'))
  const misses: Dice = { die: (sides) => sides }
  const units = [createExampleCharacterOptions(US, {}), ...foes.map((id) => createExampleCharacterOptions(id, {}, FOE))]
  const start: Battle = {
    ...beginFirstTurn(createExampleBattle(units, settings, misses), US),
    locks: foes.map((id) => [US, id] as const),
  }
  const model = getPeopleUnitInBattle(start, US).models[0]?.id ?? ''
  const strikes = [{ model, weapon: FIST }]
  let battle = start
  for (const target of aims)
    battle = runCommandInBattle(
      battle,
      { by: US, type: 'fight', unit: US, target, strikes, distanceCm: 0 },
      misses,
    ).battle
  return {}
}

function answerFear(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const battle = duel({ attacker: given['charger'], defender: given['target'] }, settings, dice)
  const measured = { cm: 5, ground: [], contacts: [FOE] }
  const { battle: after, rolls } = runCommandInBattle(
    battle,
    { by: US, type: 'move', unit: US, said: measured, charge: FOE },
    dice,
  )
  const mayCharge = after.due.some(({ ask }) => ask === 'charge-fight')
  return { tested: rolls.length > 0, mayCharge, broken: getPeopleUnitInBattle(after, US).isBroken }
}

/**
 * Answers the rulebook's example of a door: Fighting is reduced by 1 for each earlier try, and each failure costs a
 * hit point.
 */
function answerUniversal(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  let battle = beginFirstTurn(createExampleBattle([createExampleCharacterOptions(US, given)], settings, dice), US)
  const rolls = Array.from({ length: parseNumber(given['tries'], 'tries') }, (_try, at) => {
    battle = beginFirstTurn(
      { ...battle, units: battle.units.map((unit) => ({ ...unit, turn: { ...unit.turn, actions: 1 } })) },
      US,
    )
    const played = runCommandInBattle(
      battle,
      {
        by: US,
        type: 'universal',
        unit: US,
        text: 'Force the door',
        actions: 1,
        skill: 'F',
        modifier: -at,
        hitPoints: 1,
      },
      dice,
    )
    battle = played.battle
    return played.rolls[0]
  })
  const [model] = getPeopleUnitInBattle(battle, US).models
  return {
    targets: rolls.map((roll) => roll?.target),
    opened: rolls.at(-1)?.isSuccess,
    hpLost: (model?.start ?? 0) - (model?.hitPoints ?? 0),
  }
}
