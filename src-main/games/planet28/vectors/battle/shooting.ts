import type { Dice } from '#main/games/kit/dice.ts'
import { type JsonRecord, parseNumber, parseRecord, parseText } from '#main/games/kit/json.ts'
import { sumModifiers } from '#main/games/kit/modifier.ts'
import type { VectorExampleRunner } from '#main/games/kit/vector-game.ts'
import { rebootArmour } from '#main/games/planet28/battle/damage/hit-consequences.ts'
import { resolveHitOnPeople } from '#main/games/planet28/battle/damage/hits.ts'
import { rollDamage } from '#main/games/planet28/battle/damage/weapons.ts'
import { getTraitEffects, findProhibitingEffect } from '#main/games/planet28/battle/effects-in-force.ts'
import { rollSkill } from '#main/games/planet28/battle/rolls/rolls.ts'
import { isSuccessfulRoll } from '#main/games/planet28/battle/rolls/skill-roll.ts'
import { listSkillParts } from '#main/games/planet28/battle/rolls/skills.ts'
import { listMoveAndHeightModifiers, findShotRefusal } from '#main/games/planet28/battle/shoot/shot-modifiers.ts'
import { getPeopleUnit } from '#main/games/planet28/battle/transaction.ts'
import { rollDice } from '#main/games/planet28/rules/roll-dice.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import { TRAITS } from '#shared/games/planet28/tables/traits.ts'
import { parseIdIn, parseNumbers, parseRecords, parseRules, parseTraits } from '../parse-given.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runInBattle,
  getPeopleUnitInBattle,
} from './example-battle.ts'
import { FOE, parseWeaponInUse, createShooterBattle, US } from './weapon-in-use.ts'

/** Worked examples of rolls, shots and armour (P28-ROLL-1 to -6, P28-SHOOT-1 to -7, P28-ARM-1). */
export const shootingVectors: Readonly<Record<string, VectorExampleRunner>> = {
  'skill-roll': answerRoll,
  shoot: answerShoot,
  'shoot-legal': answerLegal,
  armour: answerArmour,
}

function answerRoll(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const skill = parseIdIn(SKILLS, given['skill'], 'skill')
  const battle = withReroll(
    createShooterBattle({ traits: given['traits'], [skill]: given['value'] }, settings, dice),
    given,
  )
  const mods = parseNumbers(given['mods'], 'mods').map((value) => ({ source: 'Given', value, rule: 'P28-META-5' }))
  const wish = given['reroll'] === true ? 'free' : 'never'
  const answer = { target: 0, kept: 0, success: false, rolls: 0 }
  const { rolls } = runInBattle(battle, dice, (transaction) => {
    const unit = getPeopleUnit(transaction, US)
    const parts = [...listSkillParts(transaction, { unit, skill }), ...mods]
    const rolled = rollSkill(transaction, {
      unit,
      skill,
      label: 'Roll',
      rule: 'P28-ROLL-1',
      parts,
      rerolls: ['awareness'],
      wish,
    })
    Object.assign(answer, { target: rolled.target, kept: rolled.kept, success: rolled.isSuccess })
  })
  return { ...answer, rolls: rolls.length }
}

/** Marks the rerolls of the traits as used if the example says so (P28-ROLL-6). */
function withReroll(battle: Battle, given: JsonRecord): Battle {
  if (given['rerollUsed'] !== true) return battle
  const sources = given['traits'] === undefined ? [] : parseTraits(given['traits'])
  const rerolls = sources.map((id) => TRAITS[id as keyof typeof TRAITS].name)
  return { ...battle, units: battle.units.map((unit) => ({ ...unit, turn: { ...unit.turn, rerolls } })) }
}

function answerShoot(given: JsonRecord, _settings: JsonRecord, dice: Dice) {
  const heightCm = parseNumber(given['targetAboveCm'], 'targetAboveCm')
  const moves = { shooterMoves: Number(given['shooterMoves']), targetMoves: Number(given['targetMoves']) }
  const byMoves = sumModifiers(listMoveAndHeightModifiers({ ...moves, heightCm: 0 }))
  const all = sumModifiers(listMoveAndHeightModifiers({ ...moves, heightCm }))
  const target = parseNumber(given['S'], 'S') + all
  const facts = {
    isSeen: true,
    isShooterLocked: false,
    isTargetLocked: false,
    areLockedTogether: false,
    ignoresLock: false,
  }
  const far = { distanceCm: Number(given['distanceCm']), rangeCm: Number(given['rangeCm']) }
  return {
    mods: [byMoves, all - byMoves],
    target,
    hit: isSuccessfulRoll(dice.die(10), target),
    inRange: findShotRefusal({ ...facts, ...far }) === null,
  }
}

function answerLegal(given: JsonRecord, settings: JsonRecord) {
  const legal = parseRecords(given['tries'], 'tries').map((item) => {
    const effects = getTraitEffects(
      item['traits'] === undefined ? [] : parseTraits(item['traits']),
      parseRules(settings),
    )
    return findShotRefusal({
      distanceCm: parseNumber(item['distanceCm'], 'distanceCm'),
      rangeCm: parseNumber(item['rangeCm'], 'rangeCm'),
      isSeen: item['visible'] === true,
      isShooterLocked: item['shooterInCombat'] === true,
      isTargetLocked: item['targetInCombat'] === true,
      areLockedTogether: item['lockedTogether'] === true,
      ignoresLock: findProhibitingEffect(effects, 'shot-lock') !== null,
    })
  })
  return { legal: legal.map((why) => why === null) }
}

/** Answers a hit and the damage left after armour. An armour that no table has is given by its dice. */
function answerArmour(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const armour = parseRecord(given['armour'], 'armour')
  if (armour['id'] === undefined) {
    const absorbed = rollDice(parseText(armour['defence'], 'defence'), dice)
    return { absorbed, damage: Math.max(0, parseNumber(given['rawDamage'], 'rawDamage') - absorbed) }
  }
  const used =
    given['weapon'] === undefined ? null : parseWeaponInUse(parseRecord(given['weapon'], 'weapon')['id'], settings)
  const wearer = { traits: given['traits'], armour: armour['id'], hp: 99 }
  const battle = beginFirstTurn(
    createExampleBattle(
      [createExampleCharacterOptions(US, wearer), createExampleCharacterOptions(FOE, {})],
      settings,
      dice,
    ),
    FOE,
  )
  const answer = { raw: 0, absorbed: 0, damage: 0, armourDice: 0, reboot: false }
  const { rolls, battle: after } = runInBattle(battle, dice, (transaction) => {
    answer.raw =
      used === null
        ? parseNumber(given['rawDamage'], 'rawDamage')
        : rollDamage(transaction, { unit: getPeopleUnit(transaction, FOE), weapon: used, target: US })
    const before = transaction.events.length
    const hit = {
      victim: US,
      raw: answer.raw,
      by: FOE,
      cause: 'Hit',
      rule: 'P28-SHOOT-2',
      isInCover: given['cover'] === true,
    }
    const struck = resolveHitOnPeople(transaction, {
      ...hit,
      keywords: used?.row.keywords ?? [],
      weaponEffects: used?.effects ?? [],
    })
    answer.damage = struck.reduce((sum, { lost }) => sum + lost, 0)
    const armourRolls = transaction.events
      .slice(before)
      .flatMap((event) => (event.type === 'rolled' ? [event.roll] : []))
    answer.absorbed = armourRolls.reduce((sum, { value }) => sum + value, 0)
    answer.armourDice = armourRolls.length
    if (used !== null) rebootArmour(transaction, struck, used)
  })
  return { ...answer, reboot: getPeopleUnitInBattle(after, US).conditions.length > 0 && rolls.length > 0 }
}
