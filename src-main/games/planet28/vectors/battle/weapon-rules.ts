import type { Dice } from '#main/games/kit/dice.ts'
import { type JsonRecord, parseList, parseNumber, parseRecord, parseText } from '#main/games/kit/json.ts'
import { type VectorExampleRunner, VectorRefusal } from '#main/games/kit/vector-game.ts'
import { applyBlast } from '#main/games/planet28/battle/damage/hit-consequences.ts'
import { resolveHitOnPeople } from '#main/games/planet28/battle/damage/hits.ts'
import { applyPoison, rollDamage, type WeaponInUse } from '#main/games/planet28/battle/damage/weapons.ts'
import { isSuccessfulRoll } from '#main/games/planet28/battle/rolls/skill-roll.ts'
import { listHitTargets, computeMarkerMiss } from '#main/games/planet28/battle/shoot/marker.ts'
import { findShotRefusal } from '#main/games/planet28/battle/shoot/shot-modifiers.ts'
import { getPeopleUnit, type Transaction } from '#main/games/planet28/battle/transaction.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { PRINTED_TABLES } from '#shared/games/planet28/rulebook.ts'
import { getMountedWeapon } from '#shared/games/planet28/tables/equipment.ts'
import { parseNumbers, parseRecords, parseRules } from '../parse-given.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runInBattle,
  listNamedEntries,
  runCommandInBattle,
  getPeopleUnitInBattle,
} from './example-battle.ts'
import { FOE, parseWeaponInUse, createShooterBattle, US } from './weapon-in-use.ts'

/** Worked examples of weapon special rules (P28-WR-poisonous, P28-WR-indirect). */
export const weaponVectors: Readonly<Record<string, VectorExampleRunner>> = {
  poisonous: answerPoison,
  volatile: answerVolatile,
  cumulative: answerCumulative,
  explosive: answerExplosive,
  indirect: answerIndirect,
  reload: answerReload,
}

function answerPoison(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const turns = parseNumbers(given['turns'], 'turns')
  const turn = given['hitOnTurn'] === undefined ? 1 : parseNumber(given['hitOnTurn'], 'hitOnTurn')
  const start = { ...createShooterBattle(given, settings, dice), turn, active: null, order: [] }
  let { battle } = runInBattle(start, dice, (transaction) =>
    applyPoison(transaction, { weapon: parseWeaponInUse('flaming-torch', settings), by: FOE, victim: US }),
  )
  const hp = new Map<number, number | undefined>()
  while (battle.turn < Math.max(...turns)) {
    battle = runCommandInBattle({ ...battle, order: [] }, { by: US, type: 'end-turn' }, dice).battle
    battle = runCommandInBattle(battle, { by: US, type: 'begin-turn', near: [] }, inOrder(dice)).battle
    hp.set(battle.turn, getPeopleUnitInBattle(battle, US).models[0]?.hitPoints)
  }
  return { hp: turns.map((played) => hp.get(played)) }
}

/** Dice of the example, with distinct results for D10 so that the initial roll-off never ties. */
function inOrder(dice: Dice): Dice {
  let thrown = 0
  return { die: (sides) => (sides === 10 ? ((thrown += 1), thrown) : dice.die(sides)) }
}

function answerVolatile(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const id = parseText(given['weapon'], 'weapon')
  const wielder = parseRecord(given['wielder'], 'wielder')
  const battle = beginFirstTurn(
    createExampleBattle(
      [
        createExampleCharacterOptions(US, {
          traits: wielder['traits'],
          armour: wielder['armour'],
          weapon: id,
          S: given['S'],
          hp: 99,
        }),
        createExampleCharacterOptions(FOE, {}),
      ],
      settings,
      dice,
    ),
    US,
  )
  const model = getPeopleUnitInBattle(battle, US).models[0]?.id ?? ''
  const measured = { distanceCm: 10, isSeen: true, cover: 'none' } as const
  const { events } = runCommandInBattle(
    battle,
    { by: US, type: 'shoot', unit: US, target: FOE, strikes: [{ model, weapon: id }], said: measured },
    dice,
  )
  const lost = (unit: string) =>
    events.reduce((sum, event) => sum + (event.type === 'hurt' && event.unit === unit ? event.hitPoints : 0), 0)
  return { hit: events.some(({ type }) => type === 'succeeded'), damageToTarget: lost(FOE), damageToWielder: lost(US) }
}

/** Answers several hits on one target. Armour is rolled if the example gives the target some. */
function answerCumulative(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const used = parseWeaponInUse(given['weapon'], settings)
  const armour = given['targetArmour']
  const foe = createExampleCharacterOptions(FOE, { armour, hp: 999 })
  let battle = beginFirstTurn(createExampleBattle([createExampleCharacterOptions(US, {}), foe], settings, dice), US)
  const hits = parseNumbers(given['hitTurns'], 'hitTurns').map((turn) => {
    const hit = { raw: 0, damage: 0 }
    const played = runInBattle({ ...battle, turn }, dice, (transaction) => {
      hit.raw = rollDamage(transaction, { unit: getPeopleUnit(transaction, US), weapon: used, target: FOE })
      hit.damage = armour === undefined ? hit.raw : takeRaw(transaction, hit.raw, used)
    })
    battle = played.battle
    return { ...hit, bonus: hit.raw - (played.rolls[0]?.value ?? 0) }
  })
  return {
    raw: hits.map(({ raw }) => raw),
    damage: hits.map(({ damage }) => damage),
    bonus: hits.map(({ bonus }) => bonus),
  }
}

/** Applies the enemy's armour to a hit. */
function takeRaw(transaction: Transaction, raw: number, { row, effects }: WeaponInUse): number {
  const hit = { victim: FOE, raw, by: US, cause: 'Hit', rule: 'P28-SHOOT-2', isInCover: false }
  const struck = resolveHitOnPeople(transaction, { ...hit, keywords: row.keywords ?? [], weaponEffects: effects })
  return struck.reduce((sum, { lost }) => sum + lost, 0)
}

function answerExplosive(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const used = parseWeaponInUse(given['weapon'], settings)
  const near = parseRecords(given['bystanders'], 'bystanders')
  const units = [
    createExampleCharacterOptions(US, {}),
    createExampleCharacterOptions(FOE, {}),
    ...listNamedEntries(near).map(({ id, given: fields }) => createExampleCharacterOptions(id, fields, FOE)),
  ]
  const bystanders = near.map((item) => ({
    unit: parseText(item['id'], 'id'),
    distanceCm: parseNumber(item['distanceCm'], 'distanceCm'),
  }))
  const answer: { raw: number; splash: Record<string, number> } = { raw: 0, splash: {} }
  runInBattle(beginFirstTurn(createExampleBattle(units, settings, dice), US), dice, (transaction: Transaction) => {
    answer.raw = rollDamage(transaction, { unit: getPeopleUnit(transaction, US), weapon: used, target: FOE })
    for (const { unit, lost } of applyBlast(transaction, { by: US, weapon: used, bystanders }))
      answer.splash[unit] = lost
  })
  return answer
}

function answerIndirect(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const used = parseWeaponInUse(given['weapon'], settings)
  const mounted = getMountedWeapon(PRINTED_TABLES, used.id)
  const guessCm = parseNumber(given['estimateCm'], 'estimateCm')
  const distanceCm = parseNumber(given['actualCm'], 'actualCm')
  const minRangeCm = mounted.table === 'vehicleWeapons' ? (mounted.row.minRangeCm ?? 0) : 0
  const facts = {
    isSeen: true,
    isShooterLocked: false,
    isTargetLocked: false,
    areLockedTogether: false,
    ignoresLock: false,
  }
  const bystanders = parseRecords(given['others'], 'others').map((item) => ({
    unit: parseText(item['id'], 'id'),
    distanceCm: parseNumber(item['fromMarkerCm'], 'fromMarkerCm'),
  }))
  const skill = given['S'] === undefined ? null : parseNumber(given['S'], 'S')
  const legal = findShotRefusal({ ...facts, distanceCm: guessCm, rangeCm: used.row.rangeCm, minRangeCm }) === null
  if (!legal) return { legal }
  const needsRoll = parseRules(settings).settings.indirectRoll === 'required'
  const rollPassed = !needsRoll || isSuccessfulRoll(dice.die(10), parseNumber(skill, 'S'))
  const measured = { distanceCm, guessCm, isSeen: true, cover: 'none' } as const
  const marked = listHitTargets({ target: FOE, said: measured, bystanders }, used).map(({ unit }) => unit)
  const hit = marked.filter((unit) => unit !== FOE)
  return {
    legal,
    rollPassed,
    markerMissCm: computeMarkerMiss(guessCm, distanceCm),
    targetHit: marked.includes(FOE),
    hit,
  }
}

/** Answers missed shots and reloads, which take an action each. */
function answerReload(given: JsonRecord, settings: JsonRecord) {
  const misses: Dice = { die: (sides) => sides }
  const id = parseText(given['weapon'], 'weapon')
  const character = createExampleCharacterOptions(US, { weapon: id })
  const { row } = parseWeaponInUse(id, settings)
  const rounds = Array.from({ length: parseNumber(given['bought'], 'bought') }, () => row.ammo ?? '')
  if (character.kind !== 'character') return null
  const carrier = {
    ...character,
    profile: { ...character.profile, equipment: [...character.profile.equipment, ...rounds] },
  }
  let battle = beginFirstTurn(
    createExampleBattle([carrier, createExampleCharacterOptions(FOE, {})], settings, misses),
    US,
  )
  const measured = { distanceCm: 5, isSeen: true, cover: 'none' } as const
  const steps = parseList(given['actions'], 'actions').map((action) => {
    battle = { ...battle, units: battle.units.map((unit) => ({ ...unit, turn: { ...unit.turn, actions: 1 } })) }
    const model = getPeopleUnitInBattle(battle, US).models[0]?.id ?? ''
    const shot: BattleCommandOf<'shoot'> = {
      by: US,
      type: 'shoot',
      unit: US,
      target: FOE,
      strikes: [{ model, weapon: id }],
      said: measured,
    }
    const ok = tried(() => {
      battle = runCommandInBattle(
        battle,
        action === 'reload' ? { by: US, type: 'reload', unit: US, weapon: id } : shot,
        misses,
      ).battle
    })
    const after = getPeopleUnitInBattle(battle, US).models[0]
    const loaded = after?.empty.length === 0
    return {
      ok,
      loaded,
      stock: (after?.equipment.filter((piece) => piece === row.ammo).length ?? 0) - (loaded ? 1 : 0),
    }
  })
  return {
    ok: steps.map(({ ok }) => ok),
    loaded: steps.map(({ loaded }) => loaded),
    stock: steps.map(({ stock }) => stock),
  }
}

function tried(act: () => void): boolean {
  try {
    act()
    return true
  } catch (fault) {
    if (fault instanceof VectorRefusal) return false
    throw fault
  }
}
