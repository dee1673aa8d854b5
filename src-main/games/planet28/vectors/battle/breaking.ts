import type { Dice } from '#main/games/kit/dice.ts'
import { type JsonRecord, parseNumber } from '#main/games/kit/json.ts'
import type { VectorExampleRunner } from '#main/games/kit/vector-game.ts'
import { applyWound } from '#main/games/planet28/battle/damage/resolve-wounds.ts'
import { isBelowHalfHitPoints, keepsWoundPenalty, WOUND_PENALTY } from '#main/games/planet28/battle/damage/wounds.ts'
import { isAtQuarterStrength, isSquadInCover } from '#main/games/planet28/battle/morale/squad-strength.ts'
import { resolveSquadLoss } from '#main/games/planet28/battle/morale/squads.ts'
import { getPeopleUnit, type Transaction } from '#main/games/planet28/battle/transaction.ts'
import { parseNumbers, parseRecords, parseRules } from '../parse-given.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runInBattle,
  createExampleMoverOptions,
  runCommandInBattle,
  getPeopleUnitInBattle,
  type ExampleBattleResult,
} from './example-battle.ts'

/** Worked examples of wounds, break tests and shrinking squads (P28-DMG-2, P28-BREAK-1 to -5, P28-SQ-10, P28-SQ-11). */
export const breakingVectors: Readonly<Record<string, VectorExampleRunner>> = {
  'half-penalty': answerHalf,
  'break-test': answerBreak,
  'squad-cover': answerCover,
  'squad-break': answerSquad,
}

function answerHalf(given: JsonRecord, settings: JsonRecord) {
  const start = parseNumber(given['startHp'], 'startHp')
  const wounded = parseNumbers(given['hp'], 'hp').map((left) =>
    keepsWoundPenalty({ start, isWounded: false }, left, parseRules(settings).settings),
  )
  return { wounded, skillMod: wounded.map((isWounded) => (isWounded ? WOUND_PENALTY : 0)) }
}

const ID = 'it'

function answerBreak(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const edgeCm = given['edgeCm'] === undefined ? Infinity : parseNumber(given['edgeCm'], 'edgeCm')
  const hitPoints = parseNumber(given['hp'], 'hp')
  const start = beginFirstTurn(createExampleBattle([createExampleMoverOptions(ID, given)], settings, dice), ID)
  const ready = {
    ...start,
    units: start.units.map((unit) =>
      unit.kind === 'vehicle'
        ? unit
        : {
            ...unit,
            breakTests: Number(given['tests'] ?? 0),
            models: unit.models.map((model) => ({
              ...model,
              hitPoints,
              isWounded: isBelowHalfHitPoints(hitPoints, model.start),
            })),
          },
    ),
  }
  let played: ExampleBattleResult = { battle: ready, events: [], rolls: [] }
  const course = { fledCm: 0 }
  const next = (more: ExampleBattleResult) => {
    played = {
      battle: more.battle,
      events: [...played.events, ...more.events],
      rolls: [...played.rolls, ...more.rolls],
    }
    const due = more.battle.due.find(({ ask }) => ask === 'retreat')
    if (due?.ask !== 'retreat') return
    const cm = Math.min(due.speedCm, edgeCm - course.fledCm)
    course.fledCm += cm
    next(
      runCommandInBattle(
        played.battle,
        { by: ID, type: 'retreat', unit: ID, cm, isAtEdge: course.fledCm >= edgeCm },
        dice,
      ),
    )
  }
  for (const event of parseRecords(given['events'], 'events')) {
    if (event['damage'] !== undefined)
      next(runInBattle(played.battle, dice, (transaction) => hurt(transaction, parseNumber(event['damage'], 'damage'))))
    for (let action = 0; action < Number(event['ownTurn'] ?? 0); action += 1)
      if (getPeopleUnitInBattle(played.battle, ID).isBroken && played.battle.active === ID)
        next(runCommandInBattle(played.battle, { by: ID, type: 'recover', unit: ID }, dice))
  }
  const unit = getPeopleUnitInBattle(played.battle, ID)
  const isRemoved = unit.models.every(({ fate }) => fate === 'fled')
  return {
    hp: unit.models[0]?.hitPoints,
    targets: played.rolls.map(({ target }) => target),
    results: played.rolls.map(({ isSuccess }) => isSuccess),
    fledCm: course.fledCm,
    actionsLeft: unit.turn.actions,
    removed: isRemoved,
  }
}

function hurt(transaction: Transaction, points: number): void {
  const [model] = getPeopleUnit(transaction, ID).models
  if (model === undefined) return
  applyWound(transaction, model, { unit: ID, model: model.id, points, by: null, cause: 'Damage', rule: 'P28-DMG-1' })
}

function answerCover(given: JsonRecord) {
  const hidden = parseNumbers(given['obscured'], 'obscured')
  return {
    cover: parseNumbers(given['members'], 'members').map((members, at) => isSquadInCover(hidden[at] ?? 0, members)),
  }
}

function answerSquad(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const members = parseNumber(given['members'], 'members')
  const hpEach = parseNumber(given['hpEach'], 'hpEach')
  const startTotal = members * hpEach
  const numbers = parseNumbers(given['now'], 'now')
  const testNeeded = numbers.map((left) => isAtQuarterStrength(left, startTotal))
  if (given['nowMembers'] === undefined) return { startTotal, testNeeded }
  const character = createExampleCharacterOptions(ID, { P: given['P'], hp: hpEach })
  if (character.kind !== 'character') return null
  const { hands: _hands, addictions: _none, ...rest } = { hands: [], ...character }
  const { equipment, ...profile } = character.profile
  const squad = { ...rest, kind: 'squad' as const, profile: { ...profile, loadouts: [{ members, equipment }] } }
  const start = createExampleBattle([squad], settings, dice)
  const left = parseNumber(given['nowMembers'], 'nowMembers')
  const wounded = (numbers[0] ?? 0) - (left - 1) * hpEach
  const battle = {
    ...start,
    units: start.units.map((unit) =>
      unit.kind === 'vehicle'
        ? unit
        : {
            ...unit,
            models: unit.models.map((model, at) => ({
              ...model,
              fate: at < left ? ('fights' as const) : ('slain' as const),
              hitPoints: at === 0 ? wounded : hpEach,
            })),
          },
    ),
  }
  const after = runInBattle(battle, dice, (transaction) =>
    resolveSquadLoss(transaction, getPeopleUnit(transaction, ID), 1),
  ).battle
  return {
    startTotal,
    testNeeded,
    fled: getPeopleUnitInBattle(after, ID).models.filter(({ fate }) => fate === 'fled').length,
  }
}
